import type { Edition } from '../../contract/editions.js';
import type { GuidancePage } from '../../screens/guidance/guidance-page.js';
import type { ResearchCooperationPage } from '../../screens/research-cooperation/research-cooperation-page.js';
import { editionTexts } from '../edition-texts.js';
import { inquiryForm } from './inquiry.js';

const loadGuidance = editionTexts('guidance', {
  zh: async () => (await import('../../content/zh/guidance.js')).guidance,
  en: async () => (await import('../../content/en/guidance.js')).guidance,
});

const loadResearchCooperation = editionTexts('research-cooperation', {
  zh: async () => (await import('../../content/zh/research-cooperation.js')).researchCooperation,
  en: async () => (await import('../../content/en/research-cooperation.js')).researchCooperation,
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
