import {
  caution,
  type Chapter,
  list,
  type Version,
  note,
  paragraph,
  since,
  table,
  until,
  warning,
} from '../blocks.js';
import { factsOf } from '../placeholders.js';
import { angleApart } from './image-requirements.js';

export function aboutThisDocument(version: Version): Chapter {
  return {
    title: 'About this document',
    blocks: [
      paragraph(
        'These instructions describe AccuFFRangio, software that computes fractional flow reserve (FFR) from coronary angiograms. Read them before the first use and keep them where the software is used. They are meant for trained professional users.',
      ),
      paragraph(
        'The version and date of this document stand on its first page and at the foot of every page. It applies to the software release named on the first page. For another release, use the document that was published with it.',
      ),
      table(
        ['Word', 'Meaning'],
        [1, 4],
        ['Warning', 'Disregard may lead to harm to a patient, such as a wrong treatment decision.'],
        ['Caution', 'Disregard may lead to a failed analysis, a loss of data or a loss of time.'],
        ['Note', 'Information that makes work easier or explains a result.'],
      ),
      ...until(
        1,
        version,
        paragraph(
          'A printed copy comes with the software. Further copies are free of charge; ask the manufacturer and name the version.',
        ),
      ),
      ...since(
        2,
        version,
        paragraph(
          'These instructions are supplied in electronic form. They can be read without registration at the address printed on the label, together with all earlier versions. A printed copy is free of charge and is sent within 7 calendar days of a request.',
        ),
      ),
      ...since(
        3,
        version,
        paragraph(
          'If the website cannot be reached, ask for the document by telephone or e-mail; the contact stands in chapter “Manufacturer and conformity”. Whether a file is complete and unaltered can be checked by comparing its SHA-256 checksum with the one shown on the website beside the document. Users who asked for it are told of new versions by e-mail.',
        ),
      ),
      note(
        'Text in square brackets stands for information that the manufacturer enters before release. A document that still contains it must not be used with patients.',
      ),
    ],
  };
}

export function intendedPurpose(version: Version): Chapter {
  return {
    title: 'Intended purpose',
    blocks: [
      paragraph(
        'AccuFFRangio is stand-alone software for the computation of FFR and of quantitative measures of the lumen along a coronary artery, from two invasive coronary angiograms of that artery. It supports trained physicians in the functional assessment of coronary artery stenoses.',
      ),
      paragraph(
        'The result is one piece of information among others. It is read together with the angiogram, the symptoms, the history and other tests. It is not to be the sole basis of a clinical decision and does not replace a measurement with a pressure wire where such a measurement is indicated.',
      ),
      table(
        ['Item', 'Description'],
        [1, 3],
        [
          'Indication',
          'Coronary artery stenosis whose effect on blood flow is in question, in patients with stable coronary artery disease who undergo invasive coronary angiography.',
        ],
        [
          'Patient population',
          'Adults. The software has not been assessed for children, or for pregnant women beyond what the angiography itself requires.',
        ],
        ['Part of the body', 'Native epicardial coronary arteries.'],
        [
          'Intended users',
          'Interventional cardiologists, and technicians who work under their direction. All users are trained in this software.',
        ],
        [
          'Place of use',
          'Catheterisation laboratory or reading room of a hospital. The software does not touch the patient and controls no other device.',
        ],
        [
          'Mode of operation',
          'Computation on stored images. Each result is checked and released by a physician.',
        ],
        ['Reuse', 'Unlimited within the licence.'],
      ),
      ...since(
        2,
        version,
        paragraph(
          'Expected benefit: functional information on a stenosis without a pressure wire and without drugs that induce hyperaemia. This benefit is reached only with images that meet the requirements of chapter “Image requirements”.',
        ),
      ),
      paragraph(`Performance and clinical evidence: ${factsOf(version).evidence}`),
    ],
  };
}

export function contraindications(version: Version): Chapter {
  return {
    title: 'Contraindications and conditions not assessed',
    blocks: [
      paragraph('Do not use AccuFFRangio for a vessel in which one of these applies:'),
      list(
        `Fewer than two suitable projections ${angleApart(version)} apart are available.`,
        'The vessel is occluded, or contrast does not reach the end of the segment to be analysed.',
        'The segment contains a bypass graft, or is supplied by one.',
        'The lesion is covered by another vessel, or foreshortened, in one of the two projections.',
        'The artery shows spasm or dissection, or a thrombus is visible.',
      ),
      paragraph(
        'The following have not been assessed. A value may be computed, but its meaning is unknown:',
      ),
      list(
        'Stenosis of the left main stem or of an ostium.',
        'Bifurcation in which both branches are narrowed.',
        'Vessels with a coronary aneurysm, fistula or myocardial bridge at the site in question.',
        'Severe aortic stenosis, hypertrophic cardiomyopathy, decompensated heart failure.',
        'Heart transplant recipients.',
      ),
      ...until(
        2,
        version,
        warning(
          'After a recent myocardial infarction the microcirculation may be impaired. FFR by any method can then underestimate the stenosis. Consider this before acting on a value.',
        ),
      ),
      ...since(
        3,
        version,
        warning(
          'Acute myocardial infarction: do not analyse the infarct-related artery during the acute phase. Impaired microcirculation lowers the flow that the artery can reach, so that the computed value may not describe the stenosis. Microvascular dysfunction of any cause has the same effect; look for it when value and symptoms disagree.',
        ),
      ),
      paragraph(
        'Side effects of the software are not known. The angiography that provides the images carries its own risks, which the instructions for the X-ray system, the catheter and the contrast medium describe.',
      ),
    ],
  };
}

export function warnings(version: Version): Chapter {
  return {
    title: 'Warnings and precautions',
    blocks: [
      warning(
        'The result is not to be the sole basis of a clinical decision. The treating physician decides.',
      ),
      warning(
        'Check name, date of birth and identifier of the patient, and the name of the vessel, before a result is released. A result of another patient or vessel may lead to a wrong treatment.',
      ),
      warning(
        'Check the vessel contours in both projections along the whole segment. A contour that leaves the lumen changes the computed value, and the change is not always conspicuous in the curve.',
      ),
      warning(
        'Do not use a result that the software marks as unreliable, and do not work around a check by choosing unsuitable frames.',
      ),
      ...since(
        2,
        version,
        warning(
          'Values close to the threshold are uncertain. A difference smaller than the uncertainty of the method cannot tell a stenosis above the threshold from one below it. Where the decision depends on it, measure with a pressure wire.',
        ),
      ),
      ...since(
        3,
        version,
        warning(
          'Do not compare values computed with this release with those of release 1.0 without reading both curves: release 1.0 reported the value at the end of the segment only.',
        ),
      ),
      caution(
        'Panning of the table during a run, or a different depth of breath between the two runs, upsets the reconstruction. Record such runs again.',
      ),
      caution(
        'Use only images in their original DICOM form. Exported videos, screenshots and compressed copies lack the geometry that the computation needs.',
      ),
      caution(
        'Do not run other programs on the workstation that load its processor heavily while an analysis is in progress.',
      ),
      ...since(
        2,
        version,
        caution(
          'Keep the workstation’s clock synchronised. Times on reports and in the audit log come from it.',
        ),
      ),
      paragraph(
        'Report every serious incident in connection with the software to the manufacturer and to the competent authority of the country in which you and the patient are.',
      ),
      paragraph(`Vigilance contact: ${factsOf(version).incidents}`),
    ],
  };
}
