import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useSite } from '../../site/site.js';
import { useHydrated } from '../../site/use-hydrated.js';
import { fillIn } from '../../content/fill-in.js';
import { MotionContext } from '../flow/motion-context.js';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.js';
import { Icon } from './icon.js';

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

/**
 * Slides side by side in a strip that can be swiped; buttons and arrow keys do the same. It goes on
 * by itself until someone pauses it or takes over.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { carousel } = useSite().content.ui;
  const isLive = useHydrated();
  const strip = useRef<HTMLDivElement>(null);
  const { shown, isPlaying, show, toggle } = useCarousel(strip, slides.length);
  return (
    <section className={styles.carousel} aria-roledescription={carousel.role} aria-label={label}>
      <div className={styles.strip} ref={strip}>
        {slides.map(({ id, content }, index) => (
          <div
            key={id}
            className={styles.slide}
            role="group"
            aria-roledescription={carousel.slide}
            aria-label={fillIn(carousel.place, { number: index + 1, count: slides.length })}
            // Without script the strip is scrolled by hand: nothing in it may be out of reach.
            inert={isLive && index !== shown}
          >
            <MotionContext value={isPlaying && index === shown}>{content}</MotionContext>
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <button type="button" className={styles.button} onClick={() => show(shown - 1)}>
          <Icon of={ChevronLeft} />
          <span className="visually-hidden">{carousel.previous}</span>
        </button>
        {slides.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-current={index === shown || undefined}
            onClick={() => show(index)}
          >
            <span className="visually-hidden">
              {fillIn(carousel.place, { number: index + 1, count: slides.length })}
            </span>
          </button>
        ))}
        <button type="button" className={styles.button} onClick={() => show(shown + 1)}>
          <Icon of={ChevronRight} />
          <span className="visually-hidden">{carousel.next}</span>
        </button>
        <button type="button" className={styles.button} onClick={toggle}>
          {isPlaying ? <Icon of={Pause} /> : <Icon of={Play} />}
          <span className="visually-hidden">{isPlaying ? carousel.pause : carousel.play}</span>
        </button>
      </div>
    </section>
  );
}
