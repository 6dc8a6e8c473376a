import type { ProductId } from '../../contract/products.js';

/** One line for each product, without a full stop. */
export const productSummaries: Readonly<Record<ProductId, string>> = {
  AneuFlow:
    'Wall shear, flow pattern and inflow of an intracranial aneurysm, computed from 3D images',
  AneuGuide: 'Bend angles and segment lengths for the tip of a coiling microcatheter',
  AneuShape:
    'Neck plane, height, width and shape ratios of an intracranial aneurysm in three dimensions',
  AneuPlan: 'Landing zones, deployed length, coverage and change of inflow for a flow diverter',
  AccuASPECTS: 'Ten-region ASPECTS on non-contrast CT, with the evidence for every region on view',
  AccuCTP:
    'CBF, CBV, MTT and Tmax maps with core, hypoperfusion and mismatch volumes from CT perfusion',
  AccuFFicas:
    'Translesional pressure ratio and wall shear stress of an intracranial artery stenosis',
  AccuFFRct: 'FFR throughout the coronary tree, computed from a CT angiogram before any catheter',
  AccuFFRangio: 'FFR from two angiographic projections while the patient is on the table',
  AccuFFRivus: 'FFR from an intravascular ultrasound pullback, aligned with the plaque in the wall',
  AccuFFRoct: 'FFR from the lumen that OCT draws, for the segment the flush has cleared',
  AccuLV: 'Left ventricular volumes, ejection fraction and segmental motion from gated cardiac CT',
  AccuIMR: 'Index of microcirculatory resistance estimated from a coronary angiogram',
};
