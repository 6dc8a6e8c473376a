import type { LegalText } from '../../content/types.js';
import { company } from '../../content/en/company.js';

export const terms: LegalText = {
  version: '2022-01-01',
  title: 'Terms of use',
  sections: [
    {
      heading: 'What these terms govern',
      paragraphs: [
        `They govern the website of ${company.legalName} (“we”) in Chinese and English. By using it you accept them; if you do not, please leave the site.`,
        'Licences, prices and services for the software itself are a matter of contract and lie outside these terms.',
      ],
    },
    {
      heading: 'What you may do',
      paragraphs: [
        'You may view, download and print content for personal, non-commercial purposes only, provided that notices of copyright and source remain in place.',
        'Instructions for use may in addition be stored, printed and passed on within any institution that uses or is considering the product.',
      ],
    },
    {
      heading: 'What needs our permission',
      paragraphs: ['Unless we have agreed in writing, you may not:'],
      items: [
        'use content commercially, resell it or sublicense it;',
        'publish adaptations or compilations of it, or excerpts that mislead;',
        'display the site in a frame of another one;',
        'remove or hide notices of rights, sample markings or cautions.',
      ],
    },
    {
      heading: 'Quotation',
      paragraphs: [
        'Quotation that the law permits is unaffected. In teaching, research or reporting, please give the page address and the date of access. Rights in cited papers belong to their authors and publishers.',
      ],
    },
    {
      heading: 'Medical information',
      paragraphs: [
        'Product information is written for health professionals and is not advice on any patient’s diagnosis or treatment. Patients should turn to their own physicians and, in an emergency, seek care at once.',
        'The software is for professionals trained in it, as its instructions say; a physician reviews the results, which are not to be the sole basis of a clinical decision. Scope, contraindications and operation follow the instructions registered or approved locally; that a product appears here does not mean it may be marketed in your country.',
        'For figures from the literature the original paper is authoritative. Studies of other systems are not evidence for our products.',
      ],
    },
    {
      heading: 'Samples',
      paragraphs: [
        'Hospitals, roles, figures and milestones marked as samples describe nothing real; please base no decision on them. Illustrations are computed and contain no patient images.',
      ],
    },
    {
      heading: 'Intellectual property',
      paragraphs: [
        'Unless stated otherwise, texts, graphics, design and code belong to us or to those we name, and copyright and other laws protect them. Product names and marks may be used with permission, or simply to refer to the product.',
      ],
    },
    {
      heading: 'Fair conduct',
      paragraphs: ['With forms and interfaces, please do not:'],
      items: [
        'give false information, pose as someone else or submit repeatedly;',
        'probe serial numbers or invitation codes, or evade limits;',
        'disturb the operation of the site or reach for data without authority;',
        'send patient information or unlawful content.',
      ],
    },
    {
      heading: 'Links to other sites',
      paragraphs: [
        'Other sites answer for themselves. We looked at what we linked when we linked it, and cannot vouch for later changes.',
      ],
    },
    {
      heading: 'Changes, interruptions and liability',
      paragraphs: [
        'We take care over accuracy but do not promise a site free from error or interruption, and may correct, alter or withdraw content. If you notice a mistake, please tell us.',
        'As far as the law allows, we accept no liability for loss caused by using content beyond these terms. This does not limit liability for property damage caused wilfully or by gross negligence, for personal injury, or where the law forbids exclusion.',
      ],
    },
    {
      heading: 'Law and disputes',
      paragraphs: [
        'The law of the People’s Republic of China applies. Disputes are first to be settled by discussion, failing which the competent people’s court at our place of business decides. Mandatory consumer protection in your country is unaffected.',
        'If the two language versions diverge, the Chinese one prevails.',
      ],
    },
    {
      heading: 'Contact and version',
      paragraphs: [
        `Requests for permission and comments go to ${company.mailbox}. These terms are dated 1 January 2022; a revision takes a new date and appears in this place.`,
      ],
    },
  ],
};
