import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import phrases from './phrases.json' with { type: 'json' }

/*
 * Changes of Sveltia's bundle, whose short names differ from version to version. Each one would fit its sources.
 */
const PATCHES: readonly (readonly [place: RegExp, by: string])[] = [
  // A new item of a list takes the focus late, and would take it from the field that the owner writes in.
  [
    /\?\.querySelector\(`button`\)\?\.focus\(\)\)\},/,
    '?.querySelector(`:scope:not(:focus-within) button`)?.focus())},',
  ],
  // Remove `maximum-scale=1`, because it stops users from zooming.
  [/`maximum-scale=1`,/, ''],
  // Nobody needs the answer of this third host.
  [
    /`https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json`/,
    '`data:application/json,{"status":{"indicator":"none"}}`',
  ],
  // No form has fields of code, maps, formatted text or relations.
  [
    /code:\w+,(color:[^}]+?,)map:\w+,markdown:\w+,([^}]+?,)relation:\w+,richtext:\w+,([^}]+\},\w+=\{boolean:\w+,)code:\w+,(color:[^}]+?,)map:\w+,markdown:\w+,([^}]+?,)relation:\w+,richtext:\w+,/,
    '$1$2$3$4$5',
  ],
  // Brazilians count to 24 hours.
  [/\{hour:`numeric`,minute:`numeric`,hour12:!0\}/, '{hour:`numeric`,minute:`numeric`,hour12:!1}'],
  // A draft of before a change of the forms is offered as well; our rules check it when it is saved.
  [/(\w+)\?\1\.cmsConfigVersion===\w+\.current\?\1:\(await \w+\(e,t\),null\):null/, '$1'],
  // Such a draft may hold a field that a form has lost: it goes, because the site refuses what it does not know.
  [
    /(getFieldArgs:\w+,fieldConfig:(\w+)\(\{\.\.\.\w+\}\)[\s\S]*?draft:(\w+)\}\)=>\{let\{currentLocales[\s\S]*?Object\.entries\((\w+)\)\.forEach\(\(\[(\w+),(\w+)\]\)=>\{)(typeof \6==`string`&&\(\[\.\.\.\6\.matchAll)/,
    '$1if(!$5.includes(`__sc_`)&&!$2({collectionName:$3.collectionName,fileName:$3.fileName,keyPath:$5.replace(/(\\.\\d+)+$/,``),valueMap:$4})){delete $4[$5];return}$7',
  ],
  // A draft is stored two seconds after the first key of a run at the latest, and when the page is hidden or left.
  [
    /var (\w+)=e=>\{globalThis\.clearTimeout\((\w+)\),e&&(\w+)&&\(\2=globalThis\.setTimeout\(\(\)=>\{(\w+)\(e\)\},500\)\)\}/,
    'addEventListener("pagehide",()=>storeWaiting());addEventListener("beforeunload",()=>storeWaiting());document.addEventListener("visibilitychange",()=>{document.visibilityState==="hidden"&&storeWaiting()});var waiting,waitingSince=0,storeWaiting=()=>{globalThis.clearTimeout($2);let e=waiting;waiting=void 0,waitingSince=0,e&&$3&&$4(e)},$1=e=>{globalThis.clearTimeout($2),waiting=e??void 0,e&&$3?(waitingSince||=Date.now(),$2=globalThis.setTimeout(storeWaiting,Math.max(0,Math.min(500,waitingSince+2e3-Date.now())))):waitingSince=0}',
  ],
  // A page that is left may be gone before the database would end the transaction by itself.
  [
    /async put\((\w+)\)\{return this\.(#\w+)\((\w+)=>\3\.put\(\1\),/,
    'async put($1){return this.$2($3=>{let request=$3.put($1);$3.transaction.commit();return request},',
  ],
  // Do not report a conflict if the newer content is this editor's own save, whose response was
  // lost.
  [
    /(\w+)=e=>(\{let t=\w+\.current\.find\(\(\{id:t\}\)=>t===e\.id\);if\(!t\)return\{type:`deleted`\};if\(!\(0,\w+\.default\)\(t\.locales,e\.locales\))\)/,
    '$1=(e,sent)=>$2&&!sent?.some((it)=>sameContent(t.locales,it)))',
  ],
  [
    /(Failed to check the repository for changes\.`,e\)\}return \w+\(n)\)\}\}/,
    '$1,e.sentLocales)}}',
  ],
  [
    /try\{(\w+=\w+\?await \w+\(\{changes:\w+,savingEntry:(\w+),)/,
    'try{e.sentLocales=[...e.sentLocales??[],$2.locales];$1',
  ],
]

/**
 * Compares two entries. Ignores empty values, which are not stored, and Sveltia's internal keys.
 */
const SAME_CONTENT = `
const contentOf = (locales) => JSON.stringify(Object.entries(locales ?? {}).map(([locale, { content }]) => [locale, Object.entries(content).filter(([key, value]) => !key.includes('__sc_') && value != null && value !== '' && !(typeof value === 'object' && Object.keys(value).length === 0)).sort(([a], [b]) => (a < b ? -1 : 1))]))
const sameContent = (some, others) => contentOf(some) === contentOf(others)
`

const patched = (text: string) =>
  PATCHES.reduce(
    (changed, [place, by]) => {
      const { length } = [...changed.matchAll(new RegExp(place, 'g'))]
      if (length !== 1) throw new Error(`The patch of Sveltia finds ${length} places for ${place}.`)
      return changed.replace(place, by)
    },
    // Files that are here, at a third host.
    text.replace(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]+\)/g, 'local(none)'),
  )

export const withOwnBehaviour: Plugin = {
  name: 'with own behaviour',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: `${SAME_CONTENT}${patched(readFileSync(path, 'utf8'))}`,
    }))
    // Languages that no owner of this site reads.
    onResolve({ filter: /^\.\.\/locales\/.*\.json$/ }, ({ path }) =>
      path.endsWith('/pt-BR.json') ? undefined : { path, external: true },
    )
  },
}

/** Phrases that an owner meets and that Sveltia has in English only, or that tell nothing of what to do. */
export const withOwnPhrases: Plugin = {
  name: 'with own phrases',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia[\\/]cms[\\/]locales[\\/]pt-BR\.json$/ }, ({ path }) => ({
      contents: JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...phrases }),
      loader: 'json',
    })),
}
