import { pathOf } from '../../contract/routes.js';
import { useSite } from '../../site/site.js';
import { ActionBand } from '../../ui/blocks/action-band.js';
import { Drawer } from '../../ui/blocks/drawer.js';
import { Facts } from '../../ui/blocks/facts.js';
import { ImagePath } from '../../ui/blocks/image-path.js';
import { Split } from '../../ui/blocks/split.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { Figure } from '../../ui/reading/figure.js';
import stage from '../../ui/stage/stage.module.css';
import { HOME_EXPLORER } from '../home/home-data.js';
import { EvidencePlot } from '../product/evidence-plot.js';
import { Explorer } from '../product/explorer.js';
import { productLabels as en } from '../product/product-labels.en.js';
import { productLabels as zh } from '../product/product-labels.zh.js';
import type { EvidencePlot as Plot } from '../product/product-text.js';
import styles from './dev-styles.module.css';

const LABELS = { zh, en };
const SIZES = '(min-width: 961px) 46vw, 92vw';

/** The seven blocks that pages are made of. */
export function BlockSamples({ plot }: { readonly plot: Plot }) {
  const { edition, content } = useSite();
  const { company, ui } = content;
  const labels = LABELS[edition];
  const text = company.tagline;
  const fact = { label: company.shortName, value: company.name };
  const step = { heading: company.shortName, text };
  return (
    <>
      <div className={styles.stage} data-group="intracardiac">
        <div className={stage.layout}>
          <p>{text}</p>
          <Explorer id={HOME_EXPLORER} sizes={SIZES} failed={labels.stageFailed} />
        </div>
      </div>
      <div className="container">
        <Facts
          facts={[1, 2, 3, 4].map((index) => ({ ...fact, label: `${fact.label} ${index}` }))}
        />
      </div>
      {(['start', 'end'] as const).map((side) => (
        <Split
          key={side}
          id={`split-${side}`}
          label={company.shortName}
          heading={text}
          picture={<Figure id="accuffrct" sizes={SIZES} />}
          side={side}
          {...(side === 'end' && { onStage: true as const })}
        >
          <p>{text}</p>
        </Split>
      ))}
      <ImagePath heading={text} product={HOME_EXPLORER} steps={[step, step, step]}>
        {text}
      </ImagePath>
      <div className="container page-body">
        <EvidencePlot plot={plot} labels={labels} />
        <Drawer id="folded" label={labels.sections.references}>
          <p>{text}</p>
        </Drawer>
        <Drawer id="unfolded" label={labels.sections.data} isOpen>
          <p>{text}</p>
        </Drawer>
      </div>
      <ActionBand heading={ui.menu.guidance} text={text}>
        <LinkButton onStage to={pathOf('guidance', edition)}>
          {labels.book}
        </LinkButton>
        <LinkButton onStage quiet to={pathOf('license', edition)}>
          {ui.calls.applyForLicence}
        </LinkButton>
      </ActionBand>
    </>
  );
}
