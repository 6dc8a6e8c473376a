import { productFolder, type ProductId } from '../../contract/products.js';
import { usePageFigures } from '../../site/site.js';
import { Thumbnail } from '../../ui/reading/computed-picture.js';

interface ProductPictureProps {
  readonly product: ProductId;
  readonly sizes: string;
}

/** The one figure of a product that the page has. */
export function ProductPicture({ product, sizes }: ProductPictureProps) {
  const folder = productFolder(product);
  const figure = usePageFigures().find(({ id }) => id.split('-')[0] === folder);
  return figure && <Thumbnail id={figure.id} sizes={sizes} />;
}
