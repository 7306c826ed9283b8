import { chakra } from '@chakra-ui/react/styled-system'
import type { Section } from './types'
import { heading, panel } from '@/theme/styles'

const isTask = ({ heading: words }: Section) => /^do this|\btask\b/i.test(words)

function SectionBody({ section, level }: { section: Section; level: 'h2' | 'h3' | 'h4' }) {
  return (
    <>
      <chakra.h3 as={level} {...heading} fontSize="lg">{section.heading}</chakra.h3>
      {section.paragraphs?.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      {section.list && section.list.length > 0 && (
        <chakra.ul listStyleType="disc" ps="5" display="grid" gap="1">{section.list.map((item) => <li key={item}>{item}</li>)}</chakra.ul>
      )}
    </>
  )
}

/** Texts under their headings; a task stands out. */
export function Sections({ sections, level }: { sections: readonly Section[]; level: 'h2' | 'h3' | 'h4' }) {
  return (
    <chakra.div display="grid" gap="5" maxW="prose">
      {sections.map((section) => (
        <chakra.section
          key={section.heading} display="grid" gap="2"
          {...(isTask(section) && { ...panel, p: '4', bg: 'bg.muted', borderInlineStartWidth: '6px', borderInlineStartColor: 'accent' })}
        >
          <SectionBody section={section} level={level} />
        </chakra.section>
      ))}
    </chakra.div>
  )
}
