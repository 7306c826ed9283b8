/** Every address of the page, once. */
export const paths = {
  home: '/',
  login: '/login',
  designCorner: '/design-corner',
  design: (id: string) => `/design/${encodeURIComponent(id)}`,
  apiLogin: '/api/login',
  provider: (name: string) => `/api/login?provider=${encodeURIComponent(name)}`,
} as const

/** The patterns of the signed-in pages, for the router and the session gate. */
export const signedInPatterns = ['/', '/design-corner', '/design/:id'] as const
