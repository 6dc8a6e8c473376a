import type { RouteRow } from '../contract/routes.js';
import type { PageFigure } from './page-figures.js';
import { leadPictureSizes } from './lead-picture.js';

interface LeadPicturePreloadProps {
  readonly row: RouteRow;
  readonly figures: readonly PageFigure[];
}

/** Lets the browser fetch the picture of the first view before it has read as far as the picture. */
export function LeadPicturePreload({ row, figures: [lead] }: LeadPicturePreloadProps) {
  const sizes = leadPictureSizes(row.screen);
  const [best] = lead?.raster?.sources ?? [];
  if (!best || sizes === undefined) return null;
  return (
    <link
      rel="preload"
      as="image"
      type={best.type}
      imageSrcSet={best.srcset}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
