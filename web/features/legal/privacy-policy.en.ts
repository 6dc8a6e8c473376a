import { PRIVACY_POLICY_VERSION } from '../../contract/inquiries.js';
import type { LegalText } from '../../content/types.js';
import { company } from '../../content/en/company.js';

/** What happens to personal data on this site, the licence application apart. */
export const privacyPolicy: LegalText = {
  version: PRIVACY_POLICY_VERSION,
  title: 'Privacy policy',
  sections: [
    {
      heading: 'Scope',
      paragraphs: [
        `${company.legalName} (“we”) runs this website and is the controller of personal data processed through it: ${company.address}; telephone ${company.telephone}; e-mail ${company.mailbox}.`,
        'Four situations are covered: visiting the site; sending a question through the forms for research cooperation, product advice or product consultation; asking for printed instructions for use or for notices about new versions; and looking up the status of a submission. Licence applications are not: what is entered in that form, and what is recorded with it, falls under the policy shown beside it and under no other.',
      ],
    },
    {
      heading: 'Visiting the site',
      paragraphs: [
        'You need no account. We set no cookies, count no visits and show no advertising, and pages load no fonts, scripts, maps or videos from elsewhere. Your network address is used while the connection lasts, as it must be to deliver a page; the site’s program keeps no log of visits that contains it.',
        'For each request the program may log the time, its kind, its result, its duration and its identifier, with no address; when it meets an error, also the method, the path and the place in the code. That serves operation and the search for causes, and nothing else.',
        'Links to papers, filing registers or the recruiting site lead elsewhere. If you follow one, your browser does not tell the other site where you came from; its own rules apply.',
      ],
    },
    {
      heading: 'What your browser holds',
      paragraphs: [
        'The following stays in one tab, in its session storage unless another place is named, disappears when the tab is closed and is not sent to us by itself:',
      ],
      items: [
        'two entries named lg and il with the language in use, in encrypted form;',
        'what you have typed into a form but not yet sent, cleared once it is accepted; when you change the language, one page hands it to the other without passing through our server;',
        'what you have sent, under a random number, until you have seen it accepted, so that sending it again does not count as a second request;',
        'after a licence application, its reference, product and time, kept with the page in the history of the tab, so that they show again after a reload;',
        'a mark that a page has been reloaded after an update of the site;',
        'a mark that you have switched off the key that opens the search.',
      ],
    },
    {
      heading: 'What you enter',
      paragraphs: ['Which data we receive depends on the form you choose:'],
      items: [
        'research cooperation and product advice on the Chinese site: name, mobile number, institution and question, with e-mail and address if you wish;',
        'product advice on the English site: name, company, an e-mail address or telephone number, and your message;',
        'product consultation: last name, first name, e-mail address, institution, profession and product;',
        'instructions for use: name, hospital or institution, e-mail address and document and, for a printed copy, country or region and postal address.',
      ],
    },
    {
      heading: 'What a submission adds',
      paragraphs: ['With each submission the system records:'],
      items: [
        'a reference, time of receipt, language and state of processing and, where you agreed to this policy, its version and the time;',
        'a request identifier and a keyed hash of your network address (of the network part alone for IPv6);',
        'a marker against double entries, together with the reference first given;',
        'counts of submissions and look-ups, in which network address, e-mail address and telephone number appear only as hashes.',
      ],
    },
    {
      heading: 'No patient data',
      paragraphs: [
        'Names, record numbers, images or histories of patients are neither needed nor wanted here. They are sensitive data, and we delete them when we find them. The forms address people at work in health care, research and industry, not children.',
      ],
    },
    {
      heading: 'Purposes and legal basis',
      paragraphs: [
        'We use your entries to answer you, to discuss a project, to send product information, or to send the instructions or notices you asked for, and the records listed above to register the submission and to prevent duplicates and abuse. We do not use them for marketing or anything else.',
        'We answer enquiries and proposals on the basis of your consent: the notice above the button names the controller, the purposes, the period and your rights, and you consent by ticking a box that is empty until you do. Notices about new versions rest on consent too, which you give by choosing them. We send printed instructions because the law obliges whoever makes a medical device to supply them. The corresponding provisions are Articles 13 and 14 of the Personal Information Protection Law of the People’s Republic of China (PIPL); for visitors from the European Economic Area and the United Kingdom, see below. We ask again if purpose, manner or kinds of data change.',
        'Nothing obliges you to provide data. An enquiry with an empty required field or without your consent cannot be sent, but telephone and e-mail remain open to you.',
      ],
    },
    {
      heading: 'Automated processing',
      paragraphs: [
        'Software checks formats, limits how often one sender, e-mail address or telephone number may submit, and marks what looks machine-made for staff to review. There is no profiling and no decision with legal or similar effect.',
      ],
    },
    {
      heading: 'Retention',
      paragraphs: ['When a period ends we erase the data or make it anonymous:'],
      items: [
        'enquiries and cooperation proposals: 24 months after the last contact;',
        'requests for instructions for use: 24 months after the last contact. Notices about new versions end with the erasure, and we send no reminder; to go on receiving them, ask again;',
        'request identifier and address hash: 30 days after submission;',
        'marker against double entries: 24 hours for what is sent with a form of this site, 10 minutes for what another program sends without a key of its own;',
        'counts: until their counting period is over. The program regularly clears markers and counts that have expired;',
        'copies in backups: until the backup is discarded, and unused until then.',
      ],
    },
    {
      heading: 'Recipients and place of storage',
      paragraphs: [
        'The data is kept in China. Our hosting and mail providers store and carry it on our instructions and for no purpose of their own; whoever delivers a printed copy uses the name and address on it. We neither sell nor publish it, and pass it to no other controller and to no other country unless a law requires this. Should it become necessary, we would name the recipient and the details beforehand and ask for your separate consent (Articles 23 and 39 PIPL).',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'Forms travel over an encrypted connection and are read only by those who answer them. Markers and counts hold keyed hashes in place of addresses and numbers. If data is leaked, altered or lost, or may have been, we act at once and notify you and the authorities as the law demands.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['As far as the law that applies to you provides, you may:'],
      items: [
        'see your data, obtain a copy, or have it transferred;',
        'have it corrected, completed or erased;',
        'restrict its use, object to it, or withdraw consent at any time, with effect for the future;',
        'ask us to explain this policy.',
      ],
    },
    {
      heading: 'Making a request',
      paragraphs: [
        `Write to ${company.mailbox} or call ${company.telephone}, with your reference if you have one. We ask for no more than is needed to confirm your identity, reply within 30 days of your request, free of charge, and give reasons if we cannot comply.`,
        'You may complain to a supervisory authority: in China to a department responsible for personal information protection, or to a people’s court.',
      ],
    },
    {
      heading: 'Visitors from the European Economic Area and the United Kingdom',
      paragraphs: [
        'Where the General Data Protection Regulation (GDPR) of the European Union or of the United Kingdom applies, the basis for enquiries, proposals and notices is your consent, Article 6(1)(a), and for printed instructions a legal obligation, Article 6(1)(c). What a submission adds rests on Article 6(1)(f): our legitimate interest in preventing abuse and keeping the site usable, to which you may object. You may complain to the supervisory authority where you live or work or where an infringement may have occurred; in the United Kingdom that is the Information Commissioner. Your entries reach our servers in China directly, under a data protection law that differs from yours.',
        `Our representatives (Article 27): in the European Union, ${company.euRepresentative}; in the United Kingdom, ${company.ukRepresentative}. Our data protection officer: ${company.dataProtectionOfficer}.`,
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'Last updated on 1 January 2022. A changed text takes a new date and is published in this place; a material change is pointed out beside the forms.',
      ],
    },
  ],
};
