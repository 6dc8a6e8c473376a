import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AneuShape: measuring the shape of an aneurysm',
  intro:
    'Measured by hand, the neck width and height of one aneurysm can differ from reader to reader, because each chooses another projection. AneuShape places the neck plane on a 3D vessel model and reports height, width and neck width (mm) with aspect ratio and size ratio (dimensionless), in a stated 3 minutes. The values describe the geometry at the moment of imaging and are no finer than its spatial resolution. Shape has no single accepted cut-off for rupture risk, so reading the numbers in their clinical context remains the physician’s task.',
  description:
    'AneuShape places the neck plane on a 3D vessel model and measures height, width, neck width and aspect ratio of an intracranial aneurysm.',
};

export const figure: FigureText = {
  caption: 'Aneurysm measures: neck, height, width and aspect ratio. A model, not a patient.',
  alt: 'A three-dimensional aneurysm on its parent artery with lines across neck, height and width, and their values beside it.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'Nearly every judgement about an unruptured aneurysm draws on its size; PHASES, for example, combines it with population, hypertension, age, earlier subarachnoid haemorrhage and site. The lesions are small all the same: among 4,813 adults of two Shanghai communities 90% of the aneurysms found measured less than 5 mm. For such an aneurysm a discrepancy of half a millimetre is more than a tenth of its size and can be mistaken for growth.',
      refs: ['phases-2014', 'shanghai-prevalence-2013'],
    },
    {
      text: 'AneuShape fixes what is measured and where. It is used when an aneurysm is first reported, when follow-up images are laid beside earlier ones, and when devices are chosen whose charts are entered with a neck width or a parent-artery diameter.',
    },
  ],
  features: [
    {
      heading: 'One neck plane',
      text: 'The plane is fitted where the sac leaves the parent artery. Every other measure refers to it, and the reader can tilt or shift it when a branch arises from the neck.',
    },
    {
      heading: 'Height and width by definition',
      text: 'Height runs perpendicular to the neck plane, width parallel to it. Both are drawn on the model, so that nobody needs to guess which diagonal was meant.',
    },
    {
      heading: 'Aspect ratio',
      text: 'Height over neck width: a slender sac on a narrow neck scores high, a shallow bulge on a broad neck low.',
    },
    {
      heading: 'Size ratio',
      text: 'Aneurysm size over the diameter of the artery that carries it. Four millimetres on a distal branch and four millimetres on the carotid are not the same lesion, and this ratio tells them apart.',
    },
    {
      heading: 'Visual review',
      text: 'The surface can be turned freely. Lobulation and daughter sacs are recorded by the reader, because in the literature they matter in their own right.',
      refs: ['additional-value-hemodynamics-2015'],
    },
  ],
  advantages: [
    {
      heading: 'Independent of the projection',
      text: 'A caliper on a two-dimensional view measures the view as well as the aneurysm. Working on the surface removes foreshortening and overlap from the result.',
    },
    {
      heading: 'The same rule at every visit',
      text: 'Growth between two examinations is credible only if both were measured alike. Plane, centreline and definitions are kept with the case and can be applied again.',
    },
    {
      heading: 'Open to checking',
      text: 'Each number is tied to a line in the model. A colleague who disagrees can see with which line.',
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
      note: 'Thin slices with good arterial contrast; bone close to the sac should be separable',
    },
  ],
  outputs: [
    { name: 'Height', unit: 'mm', note: 'From the neck plane to the dome, perpendicular' },
    { name: 'Width', unit: 'mm', note: 'Largest extent parallel to the neck plane' },
    { name: 'Neck width', unit: 'mm', note: 'Largest diameter of the neck section' },
    { name: 'Parent artery diameter', unit: 'mm', note: 'Beside the neck, on the centreline' },
    { name: 'Aspect ratio', unit: '', note: 'Height divided by neck width' },
    { name: 'Size ratio', unit: '', note: 'Aneurysm size divided by parent artery diameter' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'Size as one predictor among six',
      design:
        'Pooled analysis of six prospective cohorts from North America, Europe and Japan: 8,382 people, 29,166 person-years, rupture in 230. No shape software was under study.',
      findings:
        'Mean risk of rupture 1.4% at one year (95% CI 1.1–1.6%) and 3.4% at five (2.9–4.0%). Aneurysm size was a predictor together with population, hypertension, age, earlier subarachnoid haemorrhage and site.',
      ref: 'phases-2014',
    },
    {
      kind: 'background',
      heading: 'How far size and aspect ratio reach alone',
      design:
        'Three regression models of haemodynamic and morphological parameters, built on 119 aneurysms and tested on 85 further consecutive ones; reference: rupture status; 50% cut-off. An academic method.',
      findings:
        'The three models reached a sensitivity of 0.78–0.83 and a specificity of 0.78–0.84. By themselves size and aspect ratio had sensitivities of 0.28 and 0.33; the abstract does not give their specificity.',
      ref: 'rupture-resemblance-score-2015',
    },
    {
      kind: 'background',
      heading: 'What survives adjustment',
      design:
        'Cross-sectional, 117 aneurysms (55 ruptured, 62 unruptured) of patients eligible for endovascular treatment; multivariate models with rupture status as outcome; academic method.',
      findings:
        'Of all parameters tested, only a high-risk location (anterior cerebral arteries, posterior communicating artery or posterior circulation; OR 3.92, 95% CI 1.77–8.68) and daughter sacs (OR 2.79, 1.25–6.25) stayed significant.',
      ref: 'additional-value-hemodynamics-2015',
    },
  ],
  limits: [
    {
      text: 'None of the ratios has a cut-off on which the field agrees. In the study above, size alone or aspect ratio alone missed most ruptured aneurysms.',
      refs: ['rupture-resemblance-score-2015'],
    },
    {
      text: 'Blurring at the wall, contrast timing and the segmentation level shift all lengths. Differences below the voxel size are not growth.',
    },
    {
      text: 'Fusiform, dissecting and partly thrombosed aneurysms have no neck in the sense used here, and angiographic images show only the perfused lumen.',
    },
    {
      text: 'CT angiography and rotational angiography of one aneurysm may differ; series for follow-up should stay with one technique.',
    },
  ],
  intendedUse:
    'AneuShape provides trained physicians with geometric measurements of saccular intracranial aneurysms on three-dimensional vascular images. It measures; it does not grade risk. Readers confirm the neck plane before using a value, and treatment is never settled by geometry by itself.',
};
