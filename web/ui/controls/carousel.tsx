import { Pause, Play } from 'lucide';
import { type ReactNode, useRef, type RefObject, useEffect, useState } from 'react';
import { fillIn } from '../../content/words.js';
import { useSite } from '../../site/site.js';
import { useHydrated } from '../../site/use-hydrated.js';
import { MotionContext } from '../flow/flow-slot.js';
import styles from './carousel.module.css';
import { Icon } from './icon.js';
import { usePrefersStillness } from './use-media.js';

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly {
    readonly id: string;
    /** Names its button. */
    readonly label: string;
    readonly content: ReactNode;
  }[];
}

/**
 * Slides side by side in a strip that can be swiped; a button for each leads to it. None goes on by
 * itself; the last button stops what moves in their pictures.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { carousel, motion } = useSite().content.ui;
  const isLive = useHydrated();
  const strip = useRef<HTMLDivElement>(null);
  const { shown, isMoving, show, toggle } = useCarousel(strip);
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
            <MotionContext value={isMoving && index === shown}>{content}</MotionContext>
          </div>
        ))}
      </div>
      {isLive && (
        <div className={styles.controls}>
          {slides.map(({ id, label: name }, index) => (
            <button
              key={id}
              type="button"
              className={styles.chapter}
              aria-current={index === shown || undefined}
              onClick={() => show(index)}
            >
              {name}
            </button>
          ))}
          <button type="button" className={styles.button} onClick={toggle}>
            <Icon of={isMoving ? Pause : Play} />
            <span className="visually-hidden">{isMoving ? motion.pause : motion.play}</span>
          </button>
        </div>
      )}
    </section>
  );
}

function scrollStrip(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}

/** Which slide of a scrolling strip shows, and whether its picture may move. */
function useCarousel(strip: RefObject<HTMLElement | null>) {
  const isStill = usePrefersStillness();
  const [shown, setShown] = useState(0);
  /** What the visitor wants; until they say it, motion depends on their system. */
  const [wanted, setWanted] = useState<boolean>();
  const isMoving = wanted ?? !isStill;

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const readPlace = (): void =>
      setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    // Not every browser tells when scrolling has ended.
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(readPlace, 150);
    };
    const keepPlace = (): void => scrollStrip(element, shown, 'instant');
    element.addEventListener('scroll', onScroll);
    window.addEventListener('resize', keepPlace);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', keepPlace);
    };
  }, [strip, shown]);

  return {
    shown,
    isMoving,
    show: (index: number): void => {
      setShown(index);
      scrollStrip(strip.current, index, isStill ? 'instant' : 'smooth');
    },
    toggle: (): void => setWanted(!isMoving),
  };
}
