import type { LegalText } from '../../content/types.js';
import { company } from '../../content/en/company.js';

export const accessibility: LegalText = {
  version: '2026-11-20',
  title: 'Accessibility statement',
  sections: [
    {
      heading: 'Our aim',
      paragraphs: [
        'Everyone should be able to read this site and complete its forms, by mouse, keyboard, touch, screen reader or at high magnification. Our standard is version 2.2 of the Web Content Accessibility Guidelines (WCAG), level AA.',
      ],
    },
    {
      heading: 'Conformance status',
      paragraphs: [
        'This site conforms in part: it is designed to level AA, with the exception described below. This is our own finding; no third party has assessed it.',
      ],
    },
    {
      heading: 'What has been done',
      paragraphs: ['Design and development follow these rules:'],
      items: [
        'each page has one main heading, marked regions and a link that skips to the content;',
        'everything works from the keyboard, focus is plainly visible, and after a change of page it moves to the main heading;',
        'text has sufficient contrast, colour is never the only signal, and figures have descriptions;',
        'targets measure at least 24 by 24 pixels, and nothing depends on dragging;',
        'at a width of 320 pixels there is no sideways scrolling, and at 200% text size nothing is lost;',
        'animation stops for those who have asked their system to reduce motion;',
        'each field has a visible label; errors are gathered above the form with links to the fields, and what you typed is kept;',
        'pages state their language, so that a screen reader picks the right voice.',
      ],
    },
    {
      heading: 'Known exception: zooming on phones and tablets',
      paragraphs: [
        'On phones and tablets, pages are fixed at their original scale and cannot be enlarged with two fingers. That falls short of the requirement on resizing text (success criterion 1.4.4).',
        'To enlarge a page nevertheless, allow forced zoom in the accessibility settings of your browser, use your system’s magnifier, or raise its text size. On a computer, browser zoom works without restriction. If none of this serves, tell us which content you need and we will send it in a form that suits you.',
      ],
    },
    {
      heading: 'Other limits',
      paragraphs: [
        'Sending a form takes JavaScript; without it, please call or write. Papers and sites that we link to are the responsibility of those who publish them and may meet other standards.',
      ],
    },
    {
      heading: 'Feedback and help',
      paragraphs: [
        `If something stands in your way, write to ${company.mailbox} or call ${company.telephone} and tell us the page, your device and assistive software, and what you wanted to do. There is no need to mention your health. We will help you first, then correct the site.`,
      ],
    },
    {
      heading: 'Date of this statement',
      paragraphs: [
        '20 November 2026. After larger changes the site is checked again and this text brought up to date.',
      ],
    },
  ],
};
