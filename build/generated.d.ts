/*
 * Types of the files that a build generates (build/generate.ts), so that the type checker needs no
 * build.
 */

declare module '@/.generated/content.json' {
  const built: {
    /** Folder of the company: `content`, or the folder in the argument of the build. */
    folder: string
    /** The company's content, checked, with filled placeholders, without hidden items. */
    content: import('@/model/page/visible-content').VisibleContent
  }
  export default built
}

declare module '@/.generated/pictures.json' {
  const pictures: import('@/model/pictures/picture-files').Pictures
  export default pictures
}
