import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

const classOf = (name: string) => `s-${name}`

/**
 * Class names for styles that the build compiles to a plain stylesheet (scripts/static-styles.mjs), for a page that is to open
 * fast on a cheap phone: Chakra's tokens and look, without Chakra at run time. Of two classes on an element the later style wins.
 */
export const classNames = <const T extends Record<string, SystemStyleObject>>(styles: T) =>
  Object.fromEntries(Object.keys(styles).map((name) => [name, classOf(name)])) as { readonly [K in keyof T]: string }
