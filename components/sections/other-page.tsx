import { Picture } from '@/components/parts/picture'
import { Icon } from '@/components/shared/icon'
import type { Page } from '@/content/schema'
import type { PictureName } from '@/lib/pictures'

/** The way to the company's other page. */
export function Sibling({
  sibling,
  pictureName,
}: {
  sibling: Page['sibling']
  pictureName: PictureName
}) {
  return (
    <aside className="sibling" aria-label={sibling.title}>
      <div className="wrap">
        <div className="sibling-text">
          <h2 className="text-title">{sibling.title}</h2>
          <p className="text-lead">{sibling.text}</p>
          <a href={sibling.link.href} className="plain-button">
            {sibling.link.label}
            <Icon name="arrow" />
          </a>
        </div>
        <Picture name={pictureName} alt="" sizes="26rem" />
      </div>
    </aside>
  )
}
