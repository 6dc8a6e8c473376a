import { LEAD_PICTURE_SIZES } from '../../site/lead-picture.js';
import { usePageText, useSite } from '../../site/site.js';
import { ColourLegend } from '../../ui/reading/colour-legend.js';
import { ComputedPicture } from '../../ui/reading/computed-picture.js';
import { Carousel } from '../../ui/controls/carousel.js';
import { HeadingText } from '../../ui/controls/heading-text.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { BANNERS, type BannerId } from './home-data.js';
import type { HomeText } from './home-text.js';
import { pathOf } from '../../contract/routes.js';
import type { FigureId } from '../../figures/figure-ids.js';
import styles from './banners.module.css';

const PICTURES: Readonly<Record<BannerId, FigureId>> = {
  brain: 'intracranial-hero',
  heart: 'coronary-hero',
  licence: 'aneurysm-hero',
};

/** The three banners; the page's heading stands above all of them. */
export function Banners({ banners }: { readonly banners: HomeText['banners'] }) {
  const { edition, content } = useSite();
  const { heading } = usePageText();
  const slides = BANNERS.map(({ id, page, ...banner }, index) => {
    const { heading: slideHeading, text, call, further } = banners[id];
    return {
      id,
      label: banners[id].label,
      content: (
        <div
          className={styles.banner}
          data-group={page === 'intracardiac' ? 'intracardiac' : 'intracranial'}
        >
          <div className="container">
            <div className={styles.room} data-words={heading} aria-hidden="true" />
          </div>
          <div className="container">
            <div className={styles.words}>
              <h2 className={styles.heading}>
                <HeadingText>{slideHeading}</HeadingText>
              </h2>
              <p className={styles.text}>{text}</p>
              <p className={styles.calls}>
                <LinkButton onStage to={pathOf(page, edition)}>
                  {call}
                </LinkButton>
                {'further' in banner && (
                  <LinkButton onStage quiet to={pathOf(banner.further, edition)}>
                    {further}
                  </LinkButton>
                )}
              </p>
            </div>
          </div>
          <div className={styles.picture}>
            <ComputedPicture
              id={PICTURES[id]}
              sizes={LEAD_PICTURE_SIZES.home}
              isFirst={index === 0}
            />
          </div>
          <ColourLegend id={PICTURES[id]} className={styles.legend} />
        </div>
      ),
    };
  });
  return (
    <div className={styles.stage} data-hero>
      <div className={styles.title}>
        <div className="container">
          <h1>
            <HeadingText>{heading}</HeadingText>
          </h1>
        </div>
      </div>
      <Carousel label={content.company.name} slides={slides} />
    </div>
  );
}
