import type { RouteRow } from '../contract/routes.js';
import type { PageFigure } from '../figures/site-figure.js';
import { NARROW_SCREEN, WIDER_SCREEN } from '../figures/figure.js';
import type { RasterSource } from '../figures/site-figure.js';
import { CROP_SIZES, leadPictureSizes } from '../site/lead-picture.js';

interface LeadPicturePreloadProps {
  readonly row: RouteRow;
  readonly figures: readonly PageFigure[];
}

/** Lets the browser fetch the picture of the first view before it has read as far as the picture. */
export function LeadPicturePreload({ row, figures: [lead] }: LeadPicturePreloadProps) {
  const sizes = leadPictureSizes(row.screen);
  if (!lead?.raster || sizes === undefined) return null;
  const { raster, crop } = lead;
  return (
    <>
      {crop && <Preload of={crop.sources[0]} sizes={CROP_SIZES} media={NARROW_SCREEN} />}
      <Preload of={raster.sources[0]} sizes={sizes} media={crop && WIDER_SCREEN} />
    </>
  );
}

interface PreloadProps {
  readonly of: RasterSource | undefined;
  readonly sizes: string;
  readonly media?: string | undefined;
}

function Preload({ of: source, sizes, media }: PreloadProps) {
  if (!source) return null;
  return (
    <link
      rel="preload"
      as="image"
      type={source.type}
      media={media}
      imageSrcSet={source.srcset}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
