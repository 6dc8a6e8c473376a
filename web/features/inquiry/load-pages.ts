import type { Edition } from '../../contract/editions.js';
import { editionTexts } from '../../site/loading/load-chunk.js';
import type { GuidancePage } from './guidance/guidance-text.js';
import type { ResearchCooperationPage } from './research-cooperation/research-cooperation-text.js';
import { inquiryForm } from './load-texts.js';

const loadGuidance = editionTexts('guidance', {
  zh: async () => (await import('./guidance/guidance.zh.js')).guidance,
  en: async () => (await import('./guidance/guidance.en.js')).guidance,
});

const loadResearchCooperation = editionTexts('research-cooperation', {
  zh: async () =>
    (await import('./research-cooperation/research-cooperation.zh.js')).researchCooperation,
  en: async () =>
    (await import('./research-cooperation/research-cooperation.en.js')).researchCooperation,
});

export async function guidancePage(edition: Edition): Promise<GuidancePage> {
  const [text, form] = await Promise.all([loadGuidance(edition), inquiryForm('guidance', edition)]);
  return { text, form };
}

export async function researchCooperationPage(edition: Edition): Promise<ResearchCooperationPage> {
  const [text, form] = await Promise.all([
    loadResearchCooperation(edition),
    inquiryForm('cooperation', edition),
  ]);
  return { text, form };
}
