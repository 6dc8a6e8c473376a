import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

export const page: ProductPageText = {
  heading: 'AneuGuide: planning the microcatheter shape',
  intro:
    'From 3D rotational angiography, AneuGuide computes bend angles and segment lengths for the tip of a coiling microcatheter, to guide the shaping of the mandrel.',
  description:
    'AneuGuide proposes bend angles and segment lengths for the microcatheter tip from the 3D anatomy of aneurysm and parent artery.',
};

export const figure: FigureText = {
  caption:
    'Microcatheter path through a carotid siphon into the sac, with the shaped tip. A drawn geometry, not a patient.',
  alt: 'A catheter follows the outer bends of a curved, translucent vessel; its yellow shaped tip turns into the aneurysm.',
};

export const pictures: Readonly<Record<ProductPicture, FigureText>> = {
  input: {
    caption: 'Three projections of a rotational angiogram. A drawn geometry, not a patient.',
    alt: 'Three grey angiograms from different angles show the carotid siphon and the same aneurysm; a 10 mm scale bar.',
  },
  model: {
    caption: 'Route into the sac, with points of support. A drawn geometry, not a patient.',
    alt: 'Translucent siphon with a teal centreline, a white microcatheter path ending at its rest position in the sac, and orange beads where it leans on the wall.',
  },
  output: {
    caption: 'Shaping pattern: bend angles and segment lengths. A drawn geometry, not a patient.',
    alt: 'The pattern in two views: left, bend angles, tip length and length between bends; right, the angle between the two bend planes.',
  },
  report: {
    caption: 'Sample report: the shaped tip in place. A drawn geometry, not a patient.',
    alt: 'Close view of siphon and sac; a yellow shaped length enters through two circled bends. Beside it, the angle between the bend planes.',
  },
};

export const product: ProductText<keyof typeof evidence.references> = {
  facts: {
    image: '3D rotational angiography',
    results: 'Bend angles, bend planes, segment lengths',
    user: 'Neurointerventionalists who coil aneurysms',
  },
  titles: {
    application: 'A shaping plan before the catheter is opened',
    features: 'From vessel course to an ordered list of bends',
    advantages: 'A drawing the team can check',
  },
  application: [
    {
      text: 'Microcatheter shaping still relies mainly on the operator’s experience: how far to bend the mandrel, and in which plane. AneuGuide gives a dimensioned pattern to work from.',
      refs: ['microcatheter-shaping-review-2023'],
    },
    {
      text: 'Use it after the rotational angiogram, while choosing the working projection. It is meant for difficult access: a sac pointing back against the flow, a tight siphon, a narrow neck off the axis of the artery. A straightforward case may need only a pre-shaped catheter.',
    },
  ],
  features: [
    {
      heading: 'Path into the sac',
      text: 'A path runs along the parent artery, through the neck and to the chosen rest position, clear of the dome.',
    },
    {
      heading: 'Bends listed in order',
      text: 'The path is resolved into straight segments and bends, from the tip backwards, in the order in which they are shaped.',
    },
    {
      heading: 'Out-of-plane bends',
      text: 'Where two bends lie in different planes, the angle between the planes is given, which is hard to read on a flat image.',
    },
    {
      heading: 'Support on the wall',
      text: 'The model marks where the shaft rests on the vessel. Without support, the first coil loops tend to push the tip back.',
    },
  ],
  advantages: [
    {
      heading: 'One plan for everyone',
      text: 'Operator, assistant and trainee discuss the same drawing before opening the catheter.',
    },
    {
      heading: 'True to scale',
      text: 'Hold the pattern beside the steamed catheter: a deviation shows on the table, not in the siphon.',
    },
    {
      heading: 'Alternatives compared',
      text: 'Another rest position or working length gives another pattern, and the two can be compared.',
    },
  ],
  inputs: [
    {
      name: '3D rotational angiography',
      unit: '',
      note: 'Aneurysm and parent artery, including the last curves upstream',
    },
    {
      name: 'Rest position of the tip',
      unit: '',
      note: 'Set by the operator inside the sac',
    },
  ],
  outputs: [
    { name: 'Distal bend angle', unit: '°', note: 'First bend proximal to the tip' },
    { name: 'Proximal bend angle', unit: '°', note: 'Second bend, if the path needs one' },
    {
      name: 'Angle between bend planes',
      unit: '°',
      note: '0° for a planar C shape, 180° for a planar S shape',
    },
    { name: 'Tip length', unit: 'mm', note: 'From the tip to the first bend' },
    { name: 'Length between bends', unit: 'mm', note: 'Measured along the shaft' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'Current practice of shaping',
      design:
        'Review of microcatheter shaping techniques in endovascular aneurysm embolisation, without a patient series of its own.',
      findings: 'Shaping today depends chiefly on the operator’s experience.',
      ref: 'microcatheter-shaping-review-2023',
    },
    {
      kind: 'background',
      heading: 'Shaping guided by flow simulation',
      design:
        'Single-centre, single-arm series: 20 patients with 20 posterior communicating artery aneurysms; microcatheters shaped along streamlines computed by CFD; no control group.',
      findings:
        'All microcatheters were placed. At the end of the procedure 19 aneurysms were completely embolised and one had a small neck remnant. The series shows feasibility, not superiority.',
      ref: 'cfd-guided-shaping-2023',
    },
  ],
  limits: [
    {
      text: 'Recoil after steaming: it varies with make, heat and time. The pattern is the target shape; the mandrel usually needs more bend. Check the steamed tip before use.',
    },
    {
      text: 'Guide catheter, intermediate catheter or wire in place: the artery straightens, and the planned path may no longer match. Check on fluoroscopy.',
    },
    {
      text: 'Coil delivery: friction, torque and pulsation are not simulated. Whether the tip holds is seen only under fluoroscopy.',
    },
    {
      text: 'Change since imaging, such as rebleeding or vasospasm: discard the plan; image and plan again.',
    },
  ],
  intendedUse:
    'For neurointerventional physicians experienced in coil embolisation. AneuGuide proposes a tip shape for the microcatheter; it must not be the sole basis for the procedure. The operator decides on catheter, shape and navigation and confirms the position under fluoroscopy; the manufacturer’s instructions for the catheter take precedence.',
};
