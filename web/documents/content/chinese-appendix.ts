import {
  type Chapter,
  chineseWarning,
  heading,
  list,
  type Major,
  paragraph,
  since,
  table,
} from '../blocks.js';

/** For users who read Chinese; the English text holds in case of doubt. */
export function chineseAppendix(major: Major): Chapter {
  return {
    title: '附录：中文摘要',
    language: 'zh-CN',
    blocks: [
      paragraph('本附录概述使用要点，供中文读者参考。如与英文正文有出入，以英文正文为准。'),
      heading('预期用途'),
      paragraph(
        'AccuFFRangio 根据同一血管的两个冠状动脉造影序列，计算血流储备分数（FFR）及管腔的定量参数，供经培训合格的医师使用，不能单独用作临床诊疗决策依据。',
      ),
      heading('图像要求'),
      list(
        '同一血管、同一次检查的两个造影序列，投照角度相差大于 25°。',
        '病变处无重叠，造影剂充盈良好。',
        '使用原始 DICOM 图像，序列中须含帧频和校准信息。',
      ),
      heading('结果判读'),
      table(
        ['计算所得 FFR', '判读'],
        [1, 3],
        ...(major >= 3
          ? [
              ['大于 0.80', '狭窄不太可能限制血流。'],
              ['0.75 至 0.80', '灰区，仅凭此值不能下结论，可考虑压力导丝测量。'],
              ['小于 0.75', '狭窄可能限制血流。'],
            ]
          : [
              ['大于 0.80', '狭窄不太可能限制血流。'],
              ['0.80 及以下', '狭窄可能限制血流。'],
            ]),
      ),
      chineseWarning(
        '发布结果前，请核对患者姓名、编号和血管名称，并在两个投照角度下检查整段血管轮廓。',
      ),
      ...since(3, major, chineseWarning('急性心肌梗死的急性期内，不得分析梗死相关血管。')),
      heading('纸质说明书'),
      paragraph('可免费索取纸质说明书，自收到申请之日起 7 个自然日内寄出。'),
    ],
  };
}
