import type { FieldErrorCode, Reason } from '../contract/envelope.js';
import type { PageId } from '../contract/routes.js';
import type { Ui } from './zh/ui.js';

/** Texts of one page that every screen has. */
export interface PageText {
  /** Tab title without the company prefix. */
  readonly title: string;
  /** The page's one `h1`. */
  readonly heading: string;
  /** First paragraph. */
  readonly intro: string;
  /** For search engines and link previews, one sentence. */
  readonly description: string;
}

/** A text of several sections, such as a privacy notice. */
export interface LegalText {
  /** ISO date of the version; submissions store it. */
  readonly version: string;
  readonly title: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly items?: readonly string[];
  }[];
}

/** Words for a rejected field: one for each kind of failure. */
export type FieldMessages = Readonly<Partial<Record<FieldErrorCode, string>>>;

export interface ValidationMessages {
  /** Where a field has no words of its own. */
  readonly general: Readonly<Record<FieldErrorCode, string>>;
  readonly fields: Readonly<Record<string, FieldMessages>>;
}

export type ReasonMessages = Readonly<Record<Reason, string>>;

/** An official filing and the register it can be looked up in. */
export interface Filing {
  readonly text: string;
  readonly href: string;
}

/** Who runs the site, in the words of one edition. */
export interface Company {
  /** As in titles and texts. */
  readonly name: string;
  /** As registered: who holds the rights, and who answers for personal information. */
  readonly legalName: string;
  /** Where space is short. */
  readonly shortName: string;
  /** One line below the name, without a full stop. */
  readonly tagline: string;
  /** Year and month. */
  readonly founded: '2017-06';
  readonly address: string;
  readonly telephone: string;
  /** `tel:` address of the telephone number. */
  readonly telephoneHref: string;
  readonly mailbox: string;
  /** What the QR code of the official WeChat account opens. */
  readonly officialAccountUrl: string;
  readonly copyright: string;
  /** Filing of the website with the Ministry of Industry and Information Technology. */
  readonly icpFiling: Filing;
  /** Filing of the website with the public security authority. */
  readonly policeFiling: Filing;
  /** Filing for information on drugs and medical devices on the internet, with the drug authority. */
  readonly medicalInformationFiling: Filing;
  /** Number of the licence to manufacture medical devices. */
  readonly productionLicence: string;
  /** Whom people in the European Union may turn to: Article 27 of the GDPR. */
  readonly euRepresentative: string;
  /** Whom people in the United Kingdom may turn to: Article 27 of its own GDPR. */
  readonly ukRepresentative: string;
  readonly dataProtectionOfficer: string;
  /** Fields whose value stands in for the real one and is replaced before the site goes live. */
  readonly placeholders: readonly Exclude<keyof Company, 'placeholders' | 'founded'>[];
}

/** The texts of one edition that every page needs. */
export interface EditionTexts {
  readonly company: Company;
  readonly ui: Ui;
}

/** A product as the menu shows it. */
export interface MenuProduct {
  /** What it is, without its name. */
  readonly line: string;
  /** Address of a small picture. */
  readonly picture?: string;
}

/** What every page of an edition needs; the server puts it into the page. */
export interface EditionContent extends EditionTexts {
  readonly products: Readonly<Partial<Record<PageId, MenuProduct>>>;
}

/** A sentence that leads to the privacy policy by its name. */
export interface PolicySentenceText {
  readonly before: string;
  readonly policy: string;
  readonly after: string;
}
