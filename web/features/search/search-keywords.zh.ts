import type { PageId } from '../../contract/route-row.js';

/** What visitors call the site's main tasks: the search lists their pages first. */
export const searchKeywords: Readonly<Partial<Record<PageId, readonly string[]>>> = {
  license: [
    ...['申请许可', '许可', '许可证', '授权', '试用', '序列号', '注册码', '激活码', '邀请码'],
    ...['licence', 'license'],
  ],
  scienceResearch: ['科研合作', '科研', '合作'],
  guidance: ['联系我们', '联系', '咨询', '电话', '邮箱', '地址'],
  about: ['公司', '关于我们', '发展历程'],
  news: ['新闻', '文献'],
  job: ['招聘', '职位', '岗位', '应聘'],
  instructions: ['说明书', '使用说明', '电子说明书'],
  privacyPolicy: ['隐私', '隐私政策', '个人信息'],
  useClause: ['条款', '使用条款', '版权'],
  accessibility: ['无障碍'],
};
