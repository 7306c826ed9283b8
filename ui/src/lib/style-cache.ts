import createCache from '@emotion/cache'

/** Chakra adds its styles while the page runs; the content security policy allows that with the server's nonce only. */
export const styleCache = createCache({
  key: 's',
  nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
})
