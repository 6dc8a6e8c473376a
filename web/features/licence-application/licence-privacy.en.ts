import { CONSENT_VERSION } from '../../contract/licence-application.js';
import type { LegalText } from '../../content/types.js';
import { company } from '../../content/en/company.js';

/** What an applicant for a licence agrees to. A changed text takes a new date. */
export const licencePrivacy: LegalText = {
  version: CONSENT_VERSION,
  title: 'Privacy policy for licence applications',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${company.legalName} (“we”) is the controller of the personal data collected with this form. Address: ${company.address}. Telephone: ${company.telephone}. E-mail: ${company.mailbox}. Representatives (Article 27 of the General Data Protection Regulation): in the European Union, ${company.euRepresentative}; in the United Kingdom, ${company.ukRepresentative}. Data protection officer: ${company.dataProtectionOfficer}.`,
        'This policy covers applications for a software trial or for a registration (activation) code: what you enter in the form, and what is recorded with it. Visiting the site and its other forms fall under the privacy policy of the site.',
      ],
    },
    {
      heading: 'What you tell us',
      paragraphs: ['We collect what you enter in the form:'],
      items: [
        'the purpose of the application, the product serial number and the product;',
        'your institution, profession, first name and last name;',
        'your country or region, province, city and, if you wish, your address;',
        'your telephone number with its dialling code, and your e-mail address;',
        'an invitation code and remarks, if you enter any.',
      ],
    },
    {
      heading: 'What is recorded with it',
      paragraphs: [
        'Sending the form creates a few further records. They register the application, document your consent, and protect the form against double entries and abuse:',
      ],
      items: [
        'a reference, the time of receipt, the language of the form and the state of processing;',
        'the version of this policy to which you agreed, and when;',
        'a keyed hash of your network address; the address itself is not stored with the application;',
        'a request identifier, a marker that keeps one application from being registered twice, and counts of submissions and of checks of serial numbers and invitation codes, in which network address, e-mail address, telephone number and serial number appear as hashes.',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'So that you need not start again after a reload, a step back or a change of language, what you have typed is kept in the session storage of your browser until the form is accepted or the tab is closed. When you change the language, one page hands it to the other without passing through our server. This website sets no cookies.',
      ],
    },
    {
      heading: 'No patient data',
      paragraphs: [
        'We need no information about patients. Do not enter names, hospital or study numbers, images, diagnoses or any other patient data in the remarks or elsewhere, nor your own identity document or bank details. If we find such content, we delete it.',
        'The form is meant for staff of healthcare and research institutions. It is not addressed to minors.',
      ],
    },
    {
      heading: 'Why we use your data',
      paragraphs: ['We use the data only for these purposes:'],
      items: [
        'to examine the application: serial number, invitation code, institution and product;',
        'to issue a trial licence or a registration (activation) code;',
        'to answer you and to clarify details of this application;',
        'to prevent duplicate and abusive submissions and the probing of serial numbers.',
      ],
    },
    {
      heading: 'Legal basis',
      paragraphs: [
        'We examine and answer your application on the basis of your consent, which you give by ticking the box, unticked until you do so, and sending the form: Articles 13 and 14 of the Personal Information Protection Law of the People’s Republic of China (PIPL) and, where the General Data Protection Regulation (GDPR) applies, Article 6(1)(a). Article 17 PIPL and Article 13 GDPR determine what this policy has to tell you.',
        'Where the GDPR applies, the technical records against abuse rest on Article 6(1)(f). Our legitimate interest is a form that stays available and cannot be used to guess serial numbers or flood our staff.',
        'If purpose, manner of use or kinds of data change, we ask for your consent again.',
      ],
    },
    {
      heading: 'Whether you have to provide data',
      paragraphs: [
        'You are under no statutory or contractual obligation to provide any data. Fields that are not marked as optional are needed to examine the application and to reach you: without them, or without your consent, we cannot accept an application through this form. You can still use the website and contact us by telephone or e-mail. Leaving optional fields empty has no effect on the outcome.',
      ],
    },
    {
      heading: 'Automatic checks',
      paragraphs: [
        'The system checks the format of entries, counts submissions and sets apart those that look machine-made; staff can review and correct this. People decide whether a licence is issued. There is no automated decision-making with legal or similarly significant effects (Article 22 GDPR), no profiling and no use for marketing.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: ['At the end of these periods we delete the data or make it anonymous:'],
      items: [
        'application, reference and record of consent: 24 months after the last contact about the application;',
        'hash of the network address and request identifier: 30 days after submission;',
        'marker against double entries: 24 hours, or 10 minutes where another program sent the application without a key of its own;',
        'submission counts: until their counting period is over. The program regularly clears markers and counts that have expired;',
        'copies in backups: until the backup is discarded, and unused until then.',
      ],
    },
    {
      heading: 'Earlier deletion and statutory periods',
      paragraphs: [
        'If you withdraw consent or ask for erasure, we delete the data earlier, once we have confirmed who is asking. Where a law requires us to keep certain data longer, we only store and protect it until that period ends.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [
        'Nobody outside our company, except the providers that host this website and carry our mail. They store data on our behalf, follow our instructions and may not use the data for their own ends. We do not sell or publish your data, and disclose it to authorities only where the law obliges us to. Passing it to another controller would require your separate consent.',
      ],
    },
    {
      heading: 'Where it is stored',
      paragraphs: [
        'We are established in China and keep applications on servers in China. If you apply from another country, what you enter reaches us there directly; data protection law in China differs from that of your country. We do not transfer it onwards to any other country. Should this become necessary, we would first tell you the recipient’s name and contact details, the purpose and manner of use, the kinds of data, the safeguards and how to exercise your rights, and ask for your separate consent (Article 39 PIPL).',
      ],
    },
    {
      heading: 'How it is protected',
      paragraphs: [
        'The form is sent over an encrypted connection. Only staff who handle applications can read them. Invitation codes are kept in the database solely as keyed hashes. If personal data is leaked, altered or lost, we act to limit the harm and notify you and the authorities as the law requires.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['Under the law that applies to you, you have the right:'],
      items: [
        'to see your data and to receive a copy, including in a portable form;',
        'to have it corrected or completed;',
        'to have it erased;',
        'to have its use restricted;',
        'to object to processing that rests on our legitimate interest;',
        'to withdraw your consent at any time, without affecting what was lawfully done before;',
        'to have this policy explained to you.',
      ],
    },
    {
      heading: 'How to exercise your rights',
      paragraphs: [
        `Write to ${company.mailbox} or call ${company.telephone} and quote your reference. We ask for no more than is needed to confirm your identity, charge nothing and reply within 30 days; if we cannot meet a request, we say why.`,
        'You may also lodge a complaint with a supervisory authority: in China the departments responsible for the protection of personal information, in the European Economic Area and the United Kingdom the data protection authority where you live, where you work or where you believe the law was infringed.',
      ],
    },
    {
      heading: 'Version',
      paragraphs: [
        'This version is dated 2 November 2023. Each application records the version agreed to; a revised policy carries a new date and does not alter what you agreed to before.',
      ],
    },
  ],
};
