import { chakra } from '@chakra-ui/react/styled-system'

const PATHS = {
  home: 'M4 11 12 4l8 7v9h-6v-6h-4v6H4z',
  designs: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  plus: 'M12 5v14M5 12h14',
  more: 'M4.500 11.500h1v1h-1zM11.500 11.500h1v1h-1zM18.500 11.500h1v1h-1z',
  back: 'M19 12H5m6-6-6 6 6 6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 4 4',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 13 4 4L19 7',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff: 'm4 4 16 16M9.500 5.400A9.700 9.700 0 0 1 12 5c6 0 10 7 10 7a17 17 0 0 1-3.200 3.900M6.200 6.700A16 16 0 0 0 2 12s4 7 10 7a9.600 9.600 0 0 0 4-.9M10 10.200a3 3 0 0 0 4 4',
  logout: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  badge: 'm12 3 2.700 5.600 6.300.800-4.600 4.300 1.200 6.200L12 17l-5.600 2.900 1.200-6.200L3 9.400l6.300-.800z',
  book: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14',
  course: 'm2 9 10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5',
  play: 'M8 5v14l11-7z',
  chat: 'M4 5h16v11h-9l-5 4v-4H4z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.500-6 8-6s8 2 8 6',
  newTab: 'M13 4h7v7M20 4l-9 9M17 14v6H4V7h6',
  refresh: 'M20 6v5h-5M4 18v-5h5M6 9a7 7 0 0 1 12-2l2 4M18 15a7 7 0 0 1-12 2l-2-4',
  history: 'M4 12a8 8 0 1 0 3-6.200L4 8M4 4v4h4M12 8v5l3 2',
  share: 'M18 2.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM6 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm12 7a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM8.200 10.800l7.600-4.600M8.200 13.200l7.600 4.600',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500',
  upload: 'M12 15V4m-5 5 5-5 5 5M5 20h14',
} as const

/** The drawings that Somo knows. */
export type IconName = keyof typeof PATHS

/** A drawing in the text's colour; decoration, so whatever it stands in must have words. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <chakra.svg
      width={`${size}px`} height={`${size}px`} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2"
      strokeLinejoin="round" strokeLinecap="round" aria-hidden flexShrink={0}
    >
      <path d={PATHS[name]} />
    </chakra.svg>
  )
}
