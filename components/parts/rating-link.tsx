import { ArrowUpRight, Star } from 'lucide-react'
import type { GoogleRating } from '@/model/page/google-rating'

/** Renders the rating in Google, with a link to the reviews and the month in which the owner read them. */
export const RatingLink = ({
  rating: { rating, reviews, month, href },
}: {
  rating: GoogleRating
}) => (
  <p className="rating button-row">
    <strong className="text-section">
      <Star className="star" /> {rating}
    </strong>{' '}
    <a href={href} className="text-link">
      {reviews}
      <ArrowUpRight className="icon" />
    </a>{' '}
    <span className="text-sm">{month}</span>
  </p>
)
