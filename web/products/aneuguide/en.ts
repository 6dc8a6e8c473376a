import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { entry } from './product.js';

export const page: ProductPageText = {
  heading: 'AneuGuide: planning the microcatheter shape',
  intro:
    'Whether a microcatheter enters the sac smoothly and stays there during coiling depends greatly on its tip shape, which is still chosen largely by experience. From the 3D course of parent artery and aneurysm, AneuGuide proposes bend angles (degrees) and segment lengths (mm) as a pattern for the shaping mandrel, in a stated 3 minutes. Catheter material and recoil after shaping alter the final form; the operator checks it outside the body and confirms the position under fluoroscopy.',
  description:
    'AneuGuide proposes bend angles and segment lengths for the microcatheter tip from the 3D anatomy of aneurysm and parent artery.',
};

export const figure: FigureText = {
  caption:
    'Microcatheter path through a carotid siphon into the sac, with the shaped tip. A drawn geometry, not a patient.',
  alt: 'A catheter follows the outer bends of a curved, translucent vessel; its yellow shaped tip turns into the aneurysm.',
};

export const product: ProductText<keyof typeof entry.references> = {
  application: [
    {
      text: 'Before an aneurysm is coiled the operator bends a mandrel, slides the microcatheter over it and sets the shape with steam. How much to bend, and in which plane, is learnt at the table: a recent review found that shaping still relies mainly on the operator’s experience. AneuGuide gives that handwork a drawing to start from.',
      refs: ['microcatheter-shaping-review-2023'],
    },
    {
      text: 'It is opened after the rotational angiogram, while the working projection is being chosen. Its use is greatest where the route is awkward: a sac that points back against the flow, a tight siphon, a narrow neck off the axis of the artery. In a straightforward case an operator may well prefer a pre-shaped catheter and need no plan.',
    },
  ],
  features: [
    {
      heading: 'Route from artery to sac',
      text: 'A path is laid along the parent artery, through the neck and to a chosen rest position inside the sac, keeping clear of the dome.',
    },
    {
      heading: 'Bends in order',
      text: 'The path is broken down from the tip backwards into straight segments and bends, in the sequence in which a hand would make them.',
    },
    {
      heading: 'Out-of-plane turns',
      text: 'When two bends lie in different planes, the angle between the planes is given as well. This is the part that is hardest to read off a flat image.',
    },
    {
      heading: 'Lean on the wall',
      text: 'The model marks where the shaft would rest on the vessel. A tip without a point of support is prone to be pushed back by the first loops of a coil.',
    },
  ],
  advantages: [
    {
      heading: 'A plan to look at',
      text: 'Operator, assistant and trainee look at one drawing and can discuss it before opening the catheter.',
    },
    {
      heading: 'True to scale',
      text: 'The pattern can be held beside the steamed catheter, so that a deviation is seen on the table and not in the siphon.',
    },
    {
      heading: 'Quick to redo',
      text: 'A different rest position or a different working length gives another pattern, and the two can be compared.',
    },
  ],
  inputs: [
    {
      name: '3D rotational angiography',
      unit: '',
      note: 'Parent artery and aneurysm, far enough upstream to include the last curves',
    },
    {
      name: 'Rest position of the tip',
      unit: '',
      note: 'Set by the operator inside the sac',
    },
  ],
  outputs: [
    { name: 'Distal bend angle', unit: '°', note: 'First bend behind the tip' },
    { name: 'Proximal bend angle', unit: '°', note: 'Second bend, if the route needs one' },
    { name: 'Angle between bend planes', unit: '°', note: 'Zero for a planar shape' },
    { name: 'Tip length', unit: 'mm', note: 'From the tip to the first bend' },
    { name: 'Length between bends', unit: 'mm', note: 'Measured along the shaft' },
  ],
  evidence: [
    {
      kind: 'background',
      heading: 'State of the craft',
      design:
        'Review of microcatheter shaping techniques in endovascular aneurysm embolisation: a literature overview without a patient series of its own.',
      findings:
        'Shaping today depends chiefly on the operator’s experience. The review is cited for the practice it describes; no software is judged by it here.',
      ref: 'microcatheter-shaping-review-2023',
    },
    {
      kind: 'background',
      heading: 'Shaping guided by a flow simulation',
      design:
        'Single-centre, single-arm series of 20 patients with 20 unruptured posterior communicating artery aneurysms; microcatheters shaped along streamlines computed by CFD. Neither a control group nor AneuGuide was part of it.',
      findings:
        'All microcatheters could be placed; 19 aneurysms were completely embolised at the end, one kept a small neck remnant. Without a comparison this shows that the approach is workable, not that it is better.',
      ref: 'cfd-guided-shaping-2023',
    },
  ],
  limits: [
    {
      text: 'A shaped tip springs back after heating by an amount that depends on make, heat and time. The plan gives the shape to be reached, so the mandrel is usually bent further.',
    },
    {
      text: 'Guide catheter, intermediate catheter and wire straighten the artery. The route on the images is then no longer the route in the patient.',
    },
    {
      text: 'Friction, torque and the pulse are not simulated; whether the tip stays put while coils are delivered is seen under fluoroscopy only.',
    },
    {
      text: 'A plan made on a sac that has since changed, for instance after bleeding or vasospasm, is void.',
    },
  ],
  intendedUse:
    'AneuGuide assists neurointerventional physicians experienced in coil embolisation in planning the tip shape of a microcatheter. The pattern is a proposal and never the sole ground for a step of the procedure. Choice of catheter, shaping and navigation stay in the operator’s hands, and the manufacturer’s instructions for the catheter take precedence over it.',
};
