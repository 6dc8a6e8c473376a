import { describe, expect, it } from '@jest/globals';
import { licenceDraft } from './use-licence-form.js';

const { clearDraft, draftFragment, readDraft, readFragment, saveDraft } = licenceDraft;

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('the stored draft', () => {
  it('comes back until it is cleared', () => {
    const store = memory();
    saveDraft(store, { surname: '李', topic: 'code' });
    expect(readDraft(store)).toEqual({ surname: '李', topic: 'code' });
    clearDraft(store);
    expect(readDraft(store)).toEqual({});
  });

  it.each(['', 'x', 'null', '[]', '{"surname":1,"other":"x"}'])('ignores %j', (text) => {
    expect(readDraft({ ...memory(), getItem: () => text })).toEqual({});
  });
});

describe('the draft in a fragment', () => {
  it('arrives whole, without the agreement', () => {
    const values = { surname: '李 & “明”', remark: 'a\nb#c' };
    expect(readFragment(draftFragment({ ...values, agreement: 'true' }))).toEqual(values);
  });

  it('brings no agreement that somebody has written into it', () => {
    const fragment = `#draft=${btoa('{"agreement":"true","surname":"Li"}')}`;
    expect(readFragment(fragment)).toEqual({ surname: 'Li' });
  });

  it('is absent where there is nothing to carry', () => {
    expect(draftFragment({ agreement: 'true', city: '' })).toBe('');
    expect(readFragment('#main')).toBeNull();
  });

  it.each(['#draft=', '#draft=%%%', '#draft=bm8'])('takes %j for an empty draft', (hash) => {
    expect(readFragment(hash)).toEqual({});
  });
});
