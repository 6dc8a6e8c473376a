import type { DocumentText, InstructionsText } from './document-text.js';
import { company } from '../../content/en/company.js';
import { licenceForm } from '../licence-application/licence-form.en.js';

const { places } = licenceForm;

export const documentText: DocumentText = {
  details: {
    heading: 'About this document',
    product: 'Product',
    version: 'Version',
    release: 'Software release',
    language: 'Language',
    languages: { en: 'English, with a summary in Chinese' },
    published: 'Published',
    status: 'Status',
    statuses: { current: 'Current', superseded: 'Superseded' },
    pages: 'Pages',
    size: 'Size',
    kilobytes: '{size} kB',
    checksum: 'SHA-256',
    download: 'Download the PDF',
  },
  versions: {
    heading: 'All versions',
    shown: 'shown here',
    all: 'All addresses and QR codes',
  },
  contact: {
    heading: 'If this page cannot be reached',
    text: 'Request the document by telephone or e-mail, naming the product and version. A printed copy is free of charge and is sent within 7 calendar days.',
  },
  viewer: {
    heading: 'Read the document',
    region: 'Pages of the document',
    toolbar: 'Viewer controls',
    loading: 'Loading the document',
    failed:
      'The document cannot be shown here. Download the PDF and open it in another application.',
    noScript: 'The viewer needs JavaScript. The PDF opens without it.',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page',
    of: 'of {count}',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    fitWidth: 'Fit width',
    fitPage: 'Fit page',
    outline: 'Contents',
    search: 'Search the document',
    find: 'Find',
    nextMatch: 'Next match',
    previousMatch: 'Previous match',
    found: 'Match {number} of {count}, page {page}',
    notFound: 'No matches',
    print: 'Open the PDF (to print)',
  },
  request: {
    heading: 'Printed copy and notices',
    lead: 'A printed copy is free of charge and is sent within 7 calendar days. E-mail notices announce new versions for 24 months after our last contact.',
    question: 'What would you like?',
    kinds: { printedCopy: 'A printed copy', notices: 'Notices about new versions' },
    countries: { loading: places.loading, failed: places.failed, retry: places.retry },
    notice: {
      before: `${company.legalName} uses what you enter to send you the copy or the notices you ask for, and to prevent duplicates and abuse. It is erased 24 months after our last contact. Notices then stop without a reminder; ask for them again to keep receiving them. Technical records are erased after 30 days. To see, correct or erase your data, or to stop the notices, write to ${company.mailbox}. More in the `,
      policy: 'privacy policy',
      after: '.',
    },
    form: {
      heading: 'Request',
      lead: '',
      labels: {
        name: 'Name',
        institution: 'Hospital or institution',
        email: 'E-mail',
        country: 'Country or region',
        address: 'Postal address',
      },
      hints: { address: 'Street, postcode and city.' },
      submit: {
        idle: 'Send the request',
        sending: 'Sending, please wait.',
        done: 'Request received',
      },
      done: {
        heading: 'Your request has been received',
        message:
          'Next: note your reference and check the status online. A printed copy is sent within 7 calendar days; notices come by e-mail.',
      },
    },
  },
};

export const instructionsText: InstructionsText = {
  labels: {
    heading: 'Documents and versions',
    lead: 'Each version has a permanent address and is readable without registration.',
    address: 'Address',
    code: 'QR code of {address}',
    statuses: documentText.details.statuses,
    current: 'Always the current version',
  },
};
