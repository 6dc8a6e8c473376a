import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AneuShape: aneurysm morphology in three dimensions',
  intro:
    'From 3D rotational angiography or CTA, AneuShape measures height, width, neck width and shape ratios of an intracranial aneurysm, for the first report, follow-up and choice of device.',
  description:
    'AneuShape places the neck plane on a 3D vessel model and measures height, width, neck width and aspect ratio of an intracranial aneurysm.',
};

export const figure: FigureText = {
  caption: 'Aneurysm measures: neck, height, width and aspect ratio. A model, not a patient.',
  alt: 'A three-dimensional aneurysm on its parent artery with lines across neck, height and width, and their values beside it.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'Thin CT angiography slice through the suprasellar cistern. A model, not a patient.',
    alt: 'Grey axial CT angiogram: a round, enhancing aneurysm beside the cistern, close to the lesser sphenoid wing; slice thickness, window and scale bar.',
  },
  model: {
    caption: 'Neck plane, parallel sections and centreline. A model, not a patient.',
    alt: 'Transparent aneurysm with an orange ring at the neck plane, parallel teal rings above it, and a white centreline in the artery.',
  },
  output: {
    caption: 'Section diameter along the height of the sac. A model, not a patient.',
    alt: 'Left, the sac with a line at every millimetre. Right, a curve of section diameter against height above the neck, widest at mid-height.',
  },
  report: {
    caption: 'Sample report: measured lines and two ratios. A model, not a patient.',
    alt: 'Transparent model with lines for height, width, neck and parent artery; beside it two pairs of bars to scale for aspect and size ratio.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '3D rotational angiography or CTA',
    results: 'Height, neck width, aspect and size ratios',
    user: 'Neuroradiologists and neurointerventionalists',
  },
  titles: {
    application: 'For the first report, follow-up and device choice',
    features: 'Every dimension from one neck plane',
    advantages: 'Independent of projection, comparable over time',
  },
  application: [
    {
      text: 'Size enters nearly every decision on an unruptured aneurysm, and the PHASES score includes it. Most aneurysms are small: among 4,813 adults in two Shanghai communities, 90% of those found measured less than 5 mm. Half a millimetre of measurement error is then more than a tenth of the size, and can pass for growth.',
      refs: ['phases-2014', 'shanghai-prevalence-2013'],
    },
    {
      text: 'AneuShape fixes what is measured and where. Use it for the first report, for comparison with earlier images, and when a device is chosen by neck width or parent artery diameter.',
    },
  ],
  features: [
    {
      heading: 'Neck plane',
      text: 'A plane is fitted where the sac leaves the parent artery. The reader can tilt or shift it when a branch arises there.',
    },
    {
      heading: 'Height and width',
      text: 'Height is measured perpendicular to the neck plane, width parallel to it. Both lines are drawn on the model.',
    },
    {
      heading: 'Aspect and size ratios',
      text: 'Aspect ratio is height over neck width; size ratio is height over parent artery diameter.',
    },
    {
      heading: 'Visual review',
      text: 'The surface turns freely. The reader records lobulation and daughter sacs, which were independently associated with rupture in one study.',
      refs: ['additional-value-hemodynamics-2015'],
    },
  ],
  advantages: [
    {
      heading: 'Independent of projection',
      text: 'Measuring on the 3D surface avoids the foreshortening and overlap of a two-dimensional view.',
    },
    {
      heading: 'Same rule at follow-up',
      text: 'Neck plane, centreline and definitions are stored with the case and applied again, so that like is compared with like.',
    },
    {
      heading: 'Open to checking',
      text: 'Every value belongs to a line on the model; a colleague who disagrees can point to the line.',
    },
  ],
  inputs: [
    {
      name: '3D rotational angiography',
      unit: '',
      note: 'Preferred for small necks, for its spatial resolution',
    },
    {
      name: 'CT angiography',
      unit: '',
      note: 'Thin slices, good arterial contrast; bone separable from the sac',
    },
  ],
  outputs: [
    { name: 'Height', unit: 'mm', note: 'From the neck plane to the dome, perpendicular' },
    { name: 'Width', unit: 'mm', note: 'Largest extent parallel to the neck plane' },
    { name: 'Neck width', unit: 'mm', note: 'Largest diameter of the neck section' },
    {
      name: 'Parent artery diameter',
      unit: 'mm',
      note: 'Next to the neck, perpendicular to the centreline',
    },
    { name: 'Aspect ratio', unit: '', note: 'Height divided by neck width' },
    { name: 'Size ratio', unit: '', note: 'Height divided by parent artery diameter' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'Size as one of six predictors of rupture',
      design:
        'Pooled analysis of six prospective cohorts from North America, Europe and Japan: 8,382 people, 29,166 person-years, rupture in 230.',
      findings:
        'Mean risk of rupture 1.4% at one year (95% CI 1.1–1.6%) and 3.4% at five (2.9–4.0%). Predictors: population, hypertension, age, aneurysm size, previous subarachnoid haemorrhage and site.',
      ref: 'phases-2014',
    },
    {
      kind: 'background',
      heading: 'Size or aspect ratio alone',
      design:
        'Three regression models of haemodynamic and morphological parameters, built on 119 aneurysms and tested on 85 further consecutive ones. Reference: rupture status; 50% cut-off.',
      findings:
        'The three models reached a sensitivity of 0.78–0.83 and a specificity of 0.78–0.84. Size alone and aspect ratio alone had sensitivities of 0.28 and 0.33; the abstract gives no specificity for them.',
      ref: 'rupture-resemblance-score-2015',
    },
    {
      kind: 'background',
      heading: 'Predictors that remain after adjustment',
      design:
        'Cross-sectional, 117 aneurysms (55 ruptured, 62 unruptured) in patients eligible for endovascular treatment; multivariable models with rupture status as outcome.',
      findings:
        'Of all parameters tested, only a high-risk location (anterior cerebral arteries, posterior communicating artery or posterior circulation; OR 3.92, 95% CI 1.77–8.68) and daughter sacs (OR 2.79, 1.25–6.25) remained significant.',
      ref: 'additional-value-hemodynamics-2015',
    },
  ],
  limits: [
    {
      text: 'Grading rupture risk: not possible. No ratio has an accepted cut-off. In one study, size or aspect ratio alone missed most ruptured aneurysms.',
      refs: ['rupture-resemblance-score-2015'],
    },
    {
      text: 'Blurred wall, poor contrast timing or wrong segmentation threshold: every length shifts. Check the contour first.',
    },
    {
      text: 'Difference below the voxel size: do not report it as growth.',
    },
    {
      text: 'Fusiform, dissecting or partly thrombosed aneurysm: it has no neck plane in this sense, and angiography shows only the perfused lumen.',
    },
    {
      text: 'Follow-up with another technique: CTA and rotational angiography may differ. Keep to one technique.',
    },
  ],
  intendedUse:
    'For trained physicians measuring saccular intracranial aneurysms on three-dimensional vascular images. AneuShape adds geometric measurements for reporting, follow-up and choice of device; it does not grade risk. The physician confirms the neck plane and decides on treatment; geometry must not be the sole basis.',
};
