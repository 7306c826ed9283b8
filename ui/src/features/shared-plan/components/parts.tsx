import type { ReactNode } from 'react'
import { s } from '../styles.static'

/** Text as the teacher or the planner broke it into lines. */
export const Prose = ({ children }: { children: ReactNode }) => <p className={s.prose}>{children}</p>

export const Bullets = ({ items }: { items: readonly string[] }) => <ul className={s.ul}>{items.map((item, i) => <li key={i}>{item}</li>)}</ul>
export const Numbered = ({ items }: { items: readonly string[] }) => <ol className={s.ol}>{items.map((item, i) => <li key={i}>{item}</li>)}</ol>

/** A text led by its name in bold, in the same paragraph; nothing where there is no text. */
export const Named = ({ name, children }: { name: string; children: string }) => children && <Prose><strong className={s.strong}>{name}</strong> {children}</Prose>

interface PartProps {
  heading: string
  level?: 'h4' | 'h5'
  when: boolean
  children: ReactNode
}

/** A part of a section with its own small heading; nothing at all where it has nothing to show. */
export const Part = ({ heading, level: Level = 'h4', when, children }: PartProps) => when && <><Level className={s.h5}>{heading}</Level>{children}</>

