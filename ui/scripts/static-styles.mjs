// Vite plugin: a module `*.static.ts` exports `styles` (Chakra style objects by name) and `s` (their class names). The build runs it,
// writes the styles as CSS with the theme's tokens, and leaves of the module only the names and that CSS.
import { createSystem } from '@chakra-ui/react/styled-system'
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import { runnerImport } from 'vite'

const CSS = '.compiled.css'

const toCss = (selector, styles) => {
  const { styles: text } = serializeStyles([styles], {})
  return serialize(compile(selector ? `${selector}{${text}}` : text), stringify)
}

/** Keeps of the tokens only those that something uses, be it another token. */
function withoutUnusedTokens(css) {
  const TOKEN = /(--c-[\w\\.-]+)\s*:([^;}]*);?/g
  const USE = /var\((--c-[\w\\.-]+)/g
  const values = new Map()
  for (const [, name, value] of css.matchAll(TOKEN)) values.set(name, (values.get(name) ?? '') + value)
  const used = new Set()
  const visit = (text) => {
    for (const [, name] of text.matchAll(USE)) {
      if (used.has(name)) continue
      used.add(name)
      visit(values.get(name) ?? '')
    }
  }
  visit(css.replace(TOKEN, ''))
  return css.replace(TOKEN, (declaration, name) => (used.has(name) ? declaration : ''))
}

async function compileStyles(file, root) {
  const options = { root, configFile: false, logLevel: 'error', resolve: { alias: [{ find: /^@(?=\/)/, replacement: `${root}/src` }] } }
  const [{ module: own, dependencies }, { module: theme }] = await Promise.all([runnerImport(file, options), runnerImport(`${root}/src/theme/system.ts`, options)])
  // The reset and the tokens stand before the page's own styles, so no layers need to order them: browsers before 2022 know none.
  const system = createSystem({ ...theme.system._config, disableLayers: true, cssVarsRoot: 'html' })
  const rules = Object.entries(own.styles).map(([name, style]) => toCss(`.${own.s[name]}`, system.css(style)))
  const css = [...system._global.map((part) => toCss('', part)), ...rules].join('\n')
  return { names: own.s, css: withoutUnusedTokens(css), dependencies }
}

/** @returns {import('vite').Plugin} */
export function staticStyles() {
  let root = ''
  const compiled = new Map()
  return {
    name: 'static-styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id.endsWith(CSS) ? id : null),
    load(id) {
      if (id.endsWith(CSS)) return compiled.get(id)
      return null
    },
    async transform(_, id) {
      if (!id.endsWith('.static.ts')) return null
      const { names, css, dependencies } = await compileStyles(id, root)
      for (const dependency of dependencies) this.addWatchFile(dependency)
      compiled.set(`${id}${CSS}`, css)
      return { code: `import ${JSON.stringify(`${id}${CSS}`)}\nexport const s = ${JSON.stringify(names)}`, map: null }
    },
  }
}
