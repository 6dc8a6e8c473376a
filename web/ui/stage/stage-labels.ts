import type { Edition } from '../../contract/editions.js';

/** What every explorer says beside its own texts. */
export interface StageLabels {
  /** Beside the picture all the time. */
  readonly disclaimer: string;
  readonly reset: string;
  readonly copyLink: string;
  readonly copied: string;
  /** Where the browser lets no script write to the clipboard: the link to copy by hand. */
  readonly link: string;
  readonly play: string;
  readonly pause: string;
  readonly less: (control: string) => string;
  readonly more: (control: string) => string;
  readonly computing: string;
  readonly failed: string;
  /** Once something was changed, as long as the poster stands. */
  readonly stillExample: string;
  /** Over the pictures for readers without script. */
  readonly states: string;
  readonly how: Readonly<
    Record<'heading' | 'equations' | 'parameters' | 'leftOut' | 'checked' | 'sources', string>
  >;
}

export const STAGE_LABELS: Readonly<Record<Edition, StageLabels>> = {
  zh: {
    disclaimer: '简化模型，非本软件算法，非患者数据，不用于诊断',
    reset: '复位',
    copyLink: '复制链接',
    copied: '链接已复制',
    link: '当前状态的链接',
    play: '播放',
    pause: '暂停',
    less: (control) => `${control}：减小`,
    more: (control) => `${control}：增大`,
    computing: '正在计算',
    failed: '交互模型未能加载，请稍后刷新页面；图片与说明不受影响。',
    stillExample: '图像仍为示例，读数已随设置变化。',
    states: '五种状态',
    how: {
      heading: '计算方法',
      equations: '方程',
      parameters: '参数',
      leftOut: '未纳入的因素',
      checked: '验证',
      sources: '文献',
    },
  },
  en: {
    disclaimer:
      'A simplified model: not this product’s algorithm, not a patient, not for diagnosis',
    reset: 'Reset',
    copyLink: 'Copy link',
    copied: 'Link copied',
    link: 'Link to this state',
    play: 'Play',
    pause: 'Pause',
    less: (control) => `Less: ${control}`,
    more: (control) => `More: ${control}`,
    computing: 'Computing',
    failed: 'The model did not load. Reload the page to try it; picture and text are complete.',
    stillExample: 'The picture is still an example; the readings follow your settings.',
    states: 'Five states',
    how: {
      heading: 'How this is computed',
      equations: 'Equations',
      parameters: 'Parameters',
      leftOut: 'Left out',
      checked: 'Checked against',
      sources: 'Sources',
    },
  },
};
