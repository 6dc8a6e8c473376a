import { licenceForm as formEn } from '../../../web/features/licence-application/licence-form.en.js';
import { licenceForm as formZh } from '../../../web/features/licence-application/licence-form.zh.js';
import type { Edition } from '../../../web/contract/editions.js';
import { PROFESSIONS, STORED_PROFESSION } from '../../../web/contract/licence-application.js';
import { isProductId, productById } from '../../../web/contract/products.js';
import { LABELS } from '../../submissions/labels.js';
import type { SubmissionRow } from '../submissions/submission-query.js';

interface Column {
  readonly heading: Readonly<Record<Edition, string>>;
  readonly value: (row: SubmissionRow, language: Edition) => string | null | undefined;
}

const FORM = { zh: formZh, en: formEn };
const STATUS = {
  new: { zh: '新建', en: 'New' },
  in_progress: { zh: '处理中', en: 'In progress' },
  done: { zh: '已完成', en: 'Done' },
  spam: { zh: '垃圾信息', en: 'Spam' },
};

const column = (zh: string, en: string, value: Column['value']): Column => ({
  heading: { zh, en },
  value,
});

/** What an export holds, in this order. Headings name the fields as the database means them. */
export const EXPORT_COLUMNS: readonly Column[] = [
  column('编号', 'Reference', (row) => row.reference),
  column('提交时间（北京时间）', 'Submitted (UTC+8)', (row) => row.submitted_at),
  column('类型', 'Kind', (row, language) => LABELS[language].kinds[row.kind]),
  column('状态', 'Status', (row, language) => STATUS[row.status][language]),
  column('网站语言', 'Site', (row, language) => LABELS[language].editions[row.edition]),
  column('申请事项', 'Topic', (row, language) => row.topic && FORM[language].topics[row.topic]),
  column('序列号', 'Serial number', (row) => row.serial_number),
  column('产品', 'Product', ({ product }, language) =>
    product !== null && isProductId(product) ? productById(product).name[language] : product,
  ),
  column('单位', 'Institution', (row) => row.institution),
  column('职业', 'Profession', (row, language) => profession(row.profession, language)),
  column('姓（英文版为 First Name）', 'Surname (English form: First Name)', (row) => row.surname),
  column('名或姓名', 'Given name, or whole name', (row) => row.name),
  column('国家或地区', 'Country or region', (row, language) => row[`country_${language}`]),
  column('省', 'Province', (row, language) => row[`province_${language}`]),
  column('市', 'City', (row, language) => row[`city_${language}`]),
  column('地址', 'Address', (row) => row.address),
  column(
    '联系方式',
    'Contact by',
    (row, language) => row.contact_method && FORM[language].contactMethods[row.contact_method],
  ),
  column('电话', 'Telephone', (row) => row.telephone),
  column('邮箱', 'E-mail', (row) => row.email),
  column('电话或邮箱', 'Telephone or e-mail', (row) => row.contact),
  column('使用邀请码', 'Invited', (row, language) => yes(row.invited, language)),
  column('邀请码编号', 'Invitation code no.', (row) => row.invitation_code_id?.toString()),
  column('备注或内容', 'Note or content', (row) => row.text),
  column('最迟寄出日期', 'Send by', (row) => row.due_on),
  column('隐私政策版本', 'Privacy version', (row) => row.consent_version),
];

function profession(stored: string | null, language: Edition): string | null {
  const known = PROFESSIONS.find((candidate) => STORED_PROFESSION[candidate] === stored);
  return known ? FORM[language].professions[known] : stored;
}

function yes(value: boolean, language: Edition): string {
  if (language === 'zh') return value ? '是' : '否';
  return value ? 'yes' : 'no';
}
