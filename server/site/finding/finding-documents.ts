import { Inject, Injectable } from '@nestjs/common';
import type { Edition } from '../../../web/contract/editions.js';
import type { FindingDocument } from '../../../web/contract/finding.js';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import { storedBody, type StoredBody } from '../stored-body.js';
import { FINDING_TEXTS } from './edition-texts.js';
import { atomFeed } from './feed.js';
import { llmsTxt } from './llms-txt.js';
import { robotsTxt } from './robots-txt.js';
import { SearchPages } from './search-pages.js';
import { securityTxt } from './security-txt.js';
import { sitemap } from './sitemap.js';

/** What machines find the pages of an edition by, each made when it is first asked for. */
@Injectable()
export class FindingDocuments {
  private readonly startedAt = new Date();
  private readonly stored = new Map<string, Promise<StoredBody>>();

  constructor(
    private readonly searchPages: SearchPages,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  get(document: FindingDocument, edition: Edition): Promise<StoredBody> {
    // Sources change while developing.
    if (!this.config.production) return this.make(document, edition);
    const key = `${edition} ${document}`;
    const stored = this.stored.get(key);
    if (stored) return stored;
    const made = this.make(document, edition);
    this.stored.set(key, made);
    made.catch(() => this.stored.delete(key));
    return made;
  }

  private async make(document: FindingDocument, edition: Edition): Promise<StoredBody> {
    return storedBody(await this.text(document, edition));
  }

  private async text(document: FindingDocument, edition: Edition): Promise<string> {
    const { origins } = this.config;
    const origin = origins[edition];
    switch (document) {
      case 'sitemap':
        return sitemap(edition, origins);
      case 'robots':
        return robotsTxt(origin);
      case 'feed':
        return atomFeed(edition, origin);
      case 'securityTxt': {
        const { mailbox } = FINDING_TEXTS[edition].company;
        return securityTxt({ mailbox, origin, edition, startedAt: this.startedAt });
      }
      case 'llmsTxt':
        return llmsTxt(edition, origin);
      case 'search':
        return JSON.stringify(await this.searchPages.of(edition));
    }
  }
}
