import type { ReactNode } from 'react';
import { productFolder, type ProductId } from '../../contract/products.js';
import type { HeadedText } from '../../content/shapes/cited.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import { HeadingText } from '../controls/heading-text.js';
import { ComputedPicture } from '../reading/computed-picture.js';
import styles from './image-path.module.css';

const PICTURES = ['input', 'model', 'output'] as const satisfies ProductPicture[];

interface ImagePathProps {
  readonly heading: string;
  /** Whose case it is: `page-figures.ts` hands its pictures to the page. */
  readonly product: ProductId;
  /** What each picture shows: what goes in, what is made of it, what comes out. */
  readonly steps: readonly HeadedText[];
  /** What follows from that. */
  readonly children?: ReactNode;
}

/** One case from image to answer. */
export function ImagePath({ heading, product, steps, children }: ImagePathProps) {
  return (
    <section className={styles.band} aria-labelledby="path">
      <div className="container">
        <h2 id="path">
          <HeadingText>{heading}</HeadingText>
        </h2>
        <ol className={styles.steps}>
          {PICTURES.map((picture, index) => (
            <li key={picture}>
              <div className={styles.picture}>
                <ComputedPicture
                  id={`${productFolder(product)}-${picture}`}
                  sizes="(min-width: 961px) min(30vw, 27rem), (min-width: 561px) 46vw, 92vw"
                  labels="narrow"
                />
              </div>
              <h3>{steps[index]?.heading}</h3>
              <p>{steps[index]?.text}</p>
            </li>
          ))}
        </ol>
        {children && <p className={styles.end}>{children}</p>}
      </div>
    </section>
  );
}
