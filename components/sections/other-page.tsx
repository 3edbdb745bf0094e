import { Icon } from '@/components/parts/icon'
import { Picture } from '@/components/parts/picture'
import type { Page } from '@/content/schema'
import type { PictureName } from '@/lib/pictures'

/** The way to the company's other page. */
export function OtherPage({
  otherPage,
  pictureName,
}: {
  otherPage: Page['otherPage']
  pictureName: PictureName
}) {
  return (
    <aside className="other-page ground-dark" aria-label={otherPage.title}>
      <div className="wrap">
        <div className="other-page-text">
          <h2 className="text-title">{otherPage.title}</h2>
          <p className="text-lead">{otherPage.text}</p>
          <a href={otherPage.link.href} className="plain-button">
            {otherPage.link.label}
            <Icon name="arrow" />
          </a>
        </div>
        <Picture name={pictureName} alt="" sizes="26rem" />
      </div>
    </aside>
  )
}
