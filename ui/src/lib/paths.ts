/** Every address of the page, once. */
export const paths = {
  home: '/',
  login: '/login',
  /** Where the first account of a Somo is made. */
  welcome: '/welcome',
  designCorner: '/design-corner',
  design: (id: string) => `/design/${encodeURIComponent(id)}`,
  courses: '/courses',
  course: (id: string) => `/courses/${encodeURIComponent(id)}`,
  /** A lesson of a course that is read here. */
  unit: (courseId: string, unitId: string) => `/courses/${encodeURIComponent(courseId)}/${encodeURIComponent(unitId)}`,
  resources: '/resources',
  achievements: '/achievements',
  profile: '/profile',
  settings: '/settings',
  connect: '/connect',
  computer: '/computer',
  apiLogin: '/api/login',
  provider: (name: string) => `/api/login?provider=${encodeURIComponent(name)}`,
  /** Joins an account of another service to the one that is signed in. */
  linkProvider: (name: string) => `/api/login?provider=${encodeURIComponent(name)}&link=1`,
  dataExport: '/api/auth/export',
} as const

/** The patterns of the signed-in pages, for the router and the session gate. */
export const signedInPatterns = [
  '/', '/design-corner', '/design/:id', '/courses', '/courses/:id', '/courses/:id/:unit', '/resources', '/achievements', '/profile', '/settings', '/connect', '/computer',
] as const
