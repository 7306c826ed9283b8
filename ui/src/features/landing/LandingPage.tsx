import { chakra } from '@chakra-ui/react/styled-system'
import { Brand } from '@/components/Brand'
import { LinkButton } from '@/components/Button'
import { SamplePlan } from './SamplePlan'
import { t } from './texts'
import { paths } from '@/lib/paths'
import { heading, panel } from '@/theme/styles'

const Page = chakra('div', { base: { maxW: 'page', mx: 'auto', px: '4', w: 'full' } })
const Title = chakra('h2', { base: { ...heading, fontSize: '2xl' } })

const FIGURES = [['teachersCount', 'teachers'], ['schoolsCount', 'schools']] as const
const FEATURES = [['skillsTitle', 'skillsText'], ['cultureTitle', 'cultureText'], ['shareTitle', 'shareText']] as const
const REASONS = ['whyOffline', 'whyMethod', 'whyLarge', 'whyPaper', 'whyYours', 'whyFree'] as const

function Hero() {
  return (
    <Page
      pt={{ base: '6', md: '16' }} pb={{ base: '12', md: '16' }} alignItems="center"
      display="grid" gridTemplateColumns={{ base: '1fr', lg: '1.15fr 1fr' }} gap={{ base: '10', lg: '12' }}
    >
      <div>
        <chakra.h1 fontFamily="heading" fontWeight="bold" fontSize="4xl" lineHeight="1.12" textWrap="balance">{t('headline')}</chakra.h1>
        <chakra.p fontSize="lg" mt="5" maxW="34em" color="fg.muted" textWrap="pretty">{t('lead')}</chakra.p>
        <LinkButton to={paths.login} size="lg" mt="6">{t('startCreating')}</LinkButton>
        <chakra.div mt="8" display="flex" columnGap="8" rowGap="3" flexWrap="wrap" alignItems="flex-end">
          <chakra.dl display="flex" gap="8">
            {FIGURES.map(([count, what]) => (
              <chakra.div key={what} display="flex" flexDir="column-reverse">
                <chakra.dt color="fg.muted">{t(what)}</chakra.dt>
                <chakra.dd fontFamily="heading" fontWeight="bold" fontSize="2xl" lineHeight="1.3">{t(count)}</chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
          <chakra.p color="fg.muted">{t('trusted')}</chakra.p>
        </chakra.div>
      </div>
      <SamplePlan />
    </Page>
  )
}

function Features() {
  return (
    <chakra.section bg="bg.muted" py={{ base: '12', md: '16' }} aria-labelledby="features">
      <Page>
        <Title id="features" mb="6">{t('featuresTitle')}</Title>
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
          {FEATURES.map(([title, text]) => (
            <chakra.div key={title} {...panel} p="5">
              <chakra.h3 {...heading} fontSize="lg">{t(title)}</chakra.h3>
              <chakra.p mt="2" color="fg.muted">{t(text)}</chakra.p>
            </chakra.div>
          ))}
        </chakra.div>
      </Page>
    </chakra.section>
  )
}

function Reasons() {
  return (
    <chakra.section py={{ base: '12', md: '16' }} aria-labelledby="why">
      <Page display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1.6fr' }} gap={{ base: '6', lg: '12' }}>
        <Title id="why">{t('whyTitle')}</Title>
        <chakra.ul listStyleType="none" display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="8" rowGap="4">
          {REASONS.map((reason) => (
            <chakra.li key={reason} display="flex" gap="3" alignItems="flex-start">
              <Tick />
              {t(reason)}
            </chakra.li>
          ))}
        </chakra.ul>
      </Page>
    </chakra.section>
  )
}

/** Drawn here, so that visitors need not load every icon of the signed-in page. */
function Tick() {
  return (
    <chakra.svg width="24px" height="24px" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" color="accent" mt="1px" flexShrink={0} aria-hidden>
      <path d="m5 13 4 4L19 7" />
    </chakra.svg>
  )
}

/** What visitors see: what Somo is, for whom, and the way in. */
export default function LandingPage() {
  return (
    <>
      <Page as="header" display="flex" alignItems="center" justifyContent="space-between" py="3">
        <Brand />
        <nav aria-label={t('mainNav')}><LinkButton to={paths.login} variant="outline">{t('getStarted')}</LinkButton></nav>
      </Page>
      <main>
        <Hero />
        <Features />
        <Reasons />
        <chakra.section bg="bg.muted" py={{ base: '12', md: '16' }} aria-labelledby="closing">
          <Page display="grid" justifyItems="center" textAlign="center" gap="3">
            <Title id="closing">{t('closingTitle')}</Title>
            <chakra.p color="fg.muted" maxW="prose" textWrap="pretty">{t('closingText')}</chakra.p>
            <LinkButton to={paths.login} size="lg" mt="2">{t('getStartedFree')}</LinkButton>
          </Page>
        </chakra.section>
      </main>
      <Page as="footer" py="8" textAlign="center" color="fg.muted">{t('footer')}</Page>
    </>
  )
}
