
-- CreateEnum
CREATE TYPE "edition" AS ENUM ('zh', 'en');

-- CreateEnum
CREATE TYPE "submission_status" AS ENUM ('new', 'in_progress', 'done', 'spam');

-- CreateEnum
CREATE TYPE "licence_topic" AS ENUM ('probation', 'code');

-- CreateEnum
CREATE TYPE "contact_method" AS ENUM ('telephone', 'email');

-- CreateTable
CREATE TABLE "countries" (
    "code" CHAR(2) NOT NULL,
    "name_zh" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "dial_code" TEXT NOT NULL,

    CONSTRAINT "countries_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "areas" (
    "code" CHAR(6) NOT NULL,
    "parent_code" CHAR(6),
    "name_zh" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,

    CONSTRAINT "areas_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "serial_numbers" (
    "id" SERIAL NOT NULL,
    "serial_number" TEXT NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "serial_numbers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "serial_number_models" (
    "serial_number_id" INTEGER NOT NULL,
    "product" TEXT NOT NULL,

    CONSTRAINT "serial_number_models_pkey" PRIMARY KEY ("serial_number_id","product")
);

-- CreateTable
CREATE TABLE "invitation_codes" (
    "id" SERIAL NOT NULL,
    "code_hash" TEXT NOT NULL,
    "note" TEXT,
    "max_uses" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "licence_applications" (
    "id" SERIAL NOT NULL,
    "reference" TEXT NOT NULL,
    "edition" "edition" NOT NULL,
    "status" "submission_status" NOT NULL DEFAULT 'new',
    "topic" "licence_topic" NOT NULL,
    "serial_number_id" INTEGER NOT NULL,
    "product" TEXT NOT NULL,
    "institution" TEXT NOT NULL,
    "profession" TEXT NOT NULL,
    "surname" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "country_code" CHAR(2) NOT NULL,
    "province_code" CHAR(6),
    "city_code" CHAR(6),
    "province_text" TEXT,
    "city_text" TEXT,
    "address" TEXT,
    "contact_method" "contact_method",
    "area_code" TEXT,
    "telephone" TEXT,
    "email" TEXT,
    "remark" TEXT,
    "invitation_code_id" INTEGER,
    "consent_version" TEXT NOT NULL,
    "consented_at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" UUID NOT NULL,
    "client_address_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "licence_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_counters" (
    "bucket" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "hits" TIMESTAMPTZ(3)[],
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_counters_pkey" PRIMARY KEY ("bucket","subject")
);

-- CreateIndex
CREATE INDEX "areas_parent_code_idx" ON "areas"("parent_code");

-- CreateIndex
CREATE UNIQUE INDEX "areas_code_parent_code_key" ON "areas"("code", "parent_code");

-- CreateIndex
CREATE UNIQUE INDEX "serial_numbers_serial_number_key" ON "serial_numbers"("serial_number");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_codes_code_hash_key" ON "invitation_codes"("code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "licence_applications_reference_key" ON "licence_applications"("reference");

-- CreateIndex
CREATE INDEX "licence_applications_created_at_idx" ON "licence_applications"("created_at");

-- CreateIndex
CREATE INDEX "licence_applications_email_idx" ON "licence_applications"("email");

-- CreateIndex
CREATE INDEX "rate_counters_expires_at_idx" ON "rate_counters"("expires_at");

-- AddForeignKey
ALTER TABLE "areas" ADD CONSTRAINT "areas_parent_code_fkey" FOREIGN KEY ("parent_code") REFERENCES "areas"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "serial_number_models" ADD CONSTRAINT "serial_number_models_serial_number_id_fkey" FOREIGN KEY ("serial_number_id") REFERENCES "serial_numbers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "licence_applications" ADD CONSTRAINT "licence_applications_serial_number_id_product_fkey" FOREIGN KEY ("serial_number_id", "product") REFERENCES "serial_number_models"("serial_number_id", "product") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "licence_applications" ADD CONSTRAINT "licence_applications_country_code_fkey" FOREIGN KEY ("country_code") REFERENCES "countries"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "licence_applications" ADD CONSTRAINT "licence_applications_province_code_fkey" FOREIGN KEY ("province_code") REFERENCES "areas"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "licence_applications" ADD CONSTRAINT "licence_applications_city_code_province_code_fkey" FOREIGN KEY ("city_code", "province_code") REFERENCES "areas"("code", "parent_code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "licence_applications" ADD CONSTRAINT "licence_applications_invitation_code_id_fkey" FOREIGN KEY ("invitation_code_id") REFERENCES "invitation_codes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What Prisma cannot express: rules that hold whoever writes the row.

ALTER TABLE "serial_numbers" ADD CONSTRAINT "serial_numbers_normalised" CHECK ("serial_number" = upper("serial_number") AND "serial_number" !~ '\s' AND "serial_number" <> '');

ALTER TABLE "serial_number_models" ADD CONSTRAINT "serial_number_models_known_product" CHECK ("product" IN (
  'AneuFlow', 'AneuGuide', 'AneuShape', 'AneuPlan', 'AccuASPECTS', 'AccuCTP', 'AccuFFicas',
  'AccuFFRct', 'AccuFFRangio', 'AccuFFRivus', 'AccuFFRoct', 'AccuLV', 'AccuIMR'
));

ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_uses_within_limit" CHECK ("uses" >= 0 AND ("max_uses" IS NULL OR ("max_uses" > 0 AND "uses" <= "max_uses")));

ALTER TABLE "licence_applications"
  ADD CONSTRAINT "licence_applications_known_profession" CHECK ("profession" IN ('医生', '医技', '科研人员', '其他')),
  -- Inside China a listed province and city, elsewhere free text.
  ADD CONSTRAINT "licence_applications_place" CHECK (
    ("country_code" = 'CN' AND "province_code" IS NOT NULL AND "city_code" IS NOT NULL AND "province_text" IS NULL AND "city_text" IS NULL)
    OR ("country_code" <> 'CN' AND "province_code" IS NULL AND "city_code" IS NULL AND "province_text" IS NOT NULL AND "city_text" IS NOT NULL)
  ),
  ADD CONSTRAINT "licence_applications_reachable" CHECK ("telephone" IS NOT NULL OR "email" IS NOT NULL),
  ADD CONSTRAINT "licence_applications_whole_telephone" CHECK (("telephone" IS NULL) = ("area_code" IS NULL)),
  ADD CONSTRAINT "licence_applications_contact" CHECK (
    CASE "edition"
      WHEN 'en' THEN "telephone" IS NOT NULL AND "email" IS NOT NULL
      ELSE "contact_method" IS NOT NULL
        AND CASE "contact_method" WHEN 'telephone' THEN "telephone" IS NOT NULL ELSE "email" IS NOT NULL END
    END
  );

-- What staff read. Names are stable; spam is left out; times are Shanghai's.

CREATE VIEW "v_licence_applications" AS
SELECT
  a."reference",
  a."created_at" AT TIME ZONE 'Asia/Shanghai' AS "submitted_at",
  a."status",
  CASE a."edition" WHEN 'zh' THEN '中文' ELSE 'English' END AS "edition",
  CASE a."topic" WHEN 'probation' THEN '申请试用' ELSE '获取软件注册码' END AS "topic",
  s."serial_number",
  a."product",
  a."institution",
  a."profession",
  a."surname",
  a."name",
  c."name_zh" AS "country",
  coalesce(p."name_zh", a."province_text") AS "province",
  coalesce(t."name_zh", a."city_text") AS "city",
  a."address",
  CASE a."contact_method" WHEN 'telephone' THEN '电话' WHEN 'email' THEN '邮箱' END AS "contact_method",
  '+' || a."area_code" || ' ' || a."telephone" AS "telephone",
  a."email",
  a."invitation_code_id" IS NOT NULL AS "invited",
  a."remark",
  a."consent_version",
  a."consented_at" AT TIME ZONE 'Asia/Shanghai' AS "consented_at"
FROM "licence_applications" a
JOIN "serial_numbers" s ON s."id" = a."serial_number_id"
JOIN "countries" c ON c."code" = a."country_code"
LEFT JOIN "areas" p ON p."code" = a."province_code"
LEFT JOIN "areas" t ON t."code" = a."city_code"
WHERE a."status" <> 'spam'
ORDER BY a."created_at" DESC, a."id" DESC;

COMMENT ON VIEW "v_licence_applications" IS '许可申请（不含垃圾信息） / Licence applications, spam left out';
COMMENT ON COLUMN "v_licence_applications"."reference" IS '申请编号，与申请人所见一致 / Reference, as the applicant was told';
COMMENT ON COLUMN "v_licence_applications"."submitted_at" IS '提交时间（上海时间） / Time of submission, Asia/Shanghai';
COMMENT ON COLUMN "v_licence_applications"."status" IS '处理状态：new 新建、in_progress 处理中、done 已完成 / State of processing';
COMMENT ON COLUMN "v_licence_applications"."edition" IS '提交时的网站语言 / Edition of the site it came from';
COMMENT ON COLUMN "v_licence_applications"."topic" IS '申请主题 / What is applied for';
COMMENT ON COLUMN "v_licence_applications"."serial_number" IS '序列号 / Serial number';
COMMENT ON COLUMN "v_licence_applications"."product" IS '产品型号 / Product';
COMMENT ON COLUMN "v_licence_applications"."institution" IS '医院或机构名称 / Institution';
COMMENT ON COLUMN "v_licence_applications"."profession" IS '职业：医生、医技、科研人员、其他 / Profession, in Chinese';
COMMENT ON COLUMN "v_licence_applications"."surname" IS '姓（英文版表单标注为 First Name） / Surname; the English form labels it First Name';
COMMENT ON COLUMN "v_licence_applications"."name" IS '名（英文版表单标注为 Last Name） / Given name; the English form labels it Last Name';
COMMENT ON COLUMN "v_licence_applications"."country" IS '国家/地区 / Country or region, in Chinese';
COMMENT ON COLUMN "v_licence_applications"."province" IS '省/市；中国以外为申请人所填 / Province; free text outside China';
COMMENT ON COLUMN "v_licence_applications"."city" IS '城市；中国以外为申请人所填 / City; free text outside China';
COMMENT ON COLUMN "v_licence_applications"."address" IS '地址 / Address';
COMMENT ON COLUMN "v_licence_applications"."contact_method" IS '希望的联系方式（中文版） / Preferred way of contact, Chinese edition';
COMMENT ON COLUMN "v_licence_applications"."telephone" IS '电话（含国际区号） / Telephone with dialling code';
COMMENT ON COLUMN "v_licence_applications"."email" IS '邮箱 / E-mail address';
COMMENT ON COLUMN "v_licence_applications"."invited" IS '是否使用邀请码 / Whether an invitation code was used';
COMMENT ON COLUMN "v_licence_applications"."remark" IS '备注 / Remark';
COMMENT ON COLUMN "v_licence_applications"."consent_version" IS '所同意的隐私政策版本 / Version of the privacy text agreed to';
COMMENT ON COLUMN "v_licence_applications"."consented_at" IS '同意时间（上海时间） / Time of consent, Asia/Shanghai';

CREATE VIEW "v_submissions_daily" AS
SELECT
  ("created_at" AT TIME ZONE 'Asia/Shanghai')::date AS "day",
  'licence_application' AS "kind",
  "product",
  count(*) AS "submissions"
FROM "licence_applications"
WHERE "status" <> 'spam'
GROUP BY 1, 2, 3
ORDER BY 1 DESC, 2, 3;

COMMENT ON VIEW "v_submissions_daily" IS '每日提交数（不含垃圾信息） / Submissions by day, spam left out';
COMMENT ON COLUMN "v_submissions_daily"."day" IS '日期（上海时间） / Day in Asia/Shanghai';
COMMENT ON COLUMN "v_submissions_daily"."kind" IS '提交类型 / Kind of submission';
COMMENT ON COLUMN "v_submissions_daily"."product" IS '产品型号 / Product';
COMMENT ON COLUMN "v_submissions_daily"."submissions" IS '数量 / Number';

-- Reads the views and nothing else. Where the migrating user may not create roles, an administrator does.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'staff_reader') THEN
    CREATE ROLE "staff_reader" NOLOGIN;
  END IF;
EXCEPTION
  WHEN insufficient_privilege THEN RAISE NOTICE 'Role staff_reader was not created: no right to';
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'staff_reader') THEN
    GRANT USAGE ON SCHEMA public TO "staff_reader";
    GRANT SELECT ON "v_licence_applications", "v_submissions_daily" TO "staff_reader";
  END IF;
END
$$;
