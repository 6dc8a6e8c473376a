import type { ProductGroup } from '../../contract/products.js';
import type { BannerId, CounterId, HospitalId } from './home-data.js';
import type { HeadedText } from '../../content/shapes/cited.js';
import type { ProductLabels } from '../product/product-labels.zh.js';
import type { EvidencePlot, ProductTile, Quantity } from '../product/product-text.js';
import type { NewsHeadline } from '../news/news-text.js';

/** Everything that the home page says. */
export interface HomePage {
  readonly home: HomeText;
  /** The latest works. */
  readonly news: readonly NewsHeadline[];
  /** Of the product that can be tried here. */
  readonly plot?: EvidencePlot;
  readonly labels: Pick<ProductLabels, 'quantity' | 'value' | 'inPicture' | 'plot'>;
  readonly tiles: Readonly<Record<ProductGroup, readonly ProductTile[]>>;
}

export type CompanyTabId = 'profile' | 'team' | 'expertise' | 'data';

export interface BannerText {
  /** Names the banner's button. */
  readonly label: string;
  readonly heading: string;
  readonly text: string;
  /** Words of the link. */
  readonly call: string;
  /** Words of a second link, where the banner has one. */
  readonly further?: string;
}

export interface CompanyTabText {
  readonly id: CompanyTabId;
  /** Words of the tab itself. */
  readonly label: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  /** Stands in for what the company has to say here. */
  readonly sample?: true;
}

export interface CounterText {
  readonly unit: string;
  readonly label: string;
  /** Where the figure comes from, or that it is an example. */
  readonly note: string;
}

/** What the home page says besides its heading and introduction. */
export interface HomeText {
  readonly banners: Readonly<Record<BannerId, BannerText>>;
  /** One case from image to answer, in three steps. */
  readonly path: { readonly heading: string; readonly steps: readonly HeadedText[] };
  /** Above the explorer, whose own words are with its product. */
  readonly explorer: HeadedText & { readonly call: string; readonly failed: string };
  /** Studies of one product, all with the same measure. */
  readonly evidence: { readonly heading: string; readonly text: string; readonly call: string };
  /** Its results, in the order of the figure's marks; `web/features/home/home-text.spec.ts` compares them. */
  readonly report: {
    readonly heading: string;
    readonly text: string;
    readonly results: readonly Pick<Quantity, 'name' | 'unit'>[];
  };
  /** The next step, at the end. */
  readonly action: {
    readonly heading: string;
    readonly text: string;
    readonly demonstration: string;
  };
  readonly company: {
    readonly heading: string;
    readonly tabs: readonly CompanyTabText[];
    readonly countersHeading: string;
    readonly counters: Readonly<Record<CounterId, CounterText>>;
  };
  readonly products: {
    readonly heading: string;
    readonly groups: Readonly<
      Record<ProductGroup, { readonly label: string; readonly lead: string }>
    >;
  };
  readonly news: { readonly heading: string; readonly lead: string; readonly all: string };
  readonly hospitals: {
    readonly heading: string;
    /** Says that the entries are examples. */
    readonly note: string;
    readonly tabs: Readonly<Record<ProductGroup, string>>;
    readonly names: Readonly<Record<HospitalId, string>>;
  };
}
