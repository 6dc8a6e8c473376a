-- CreateEnum
CREATE TYPE "ifu_document_status" AS ENUM ('current', 'superseded');

-- CreateEnum
CREATE TYPE "ifu_request_kind" AS ENUM ('printed_copy', 'notices');

-- CreateTable
CREATE TABLE "ifu_documents" (
    "id" TEXT NOT NULL,
    "product" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "release" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "published_on" DATE NOT NULL,
    "status" "ifu_document_status" NOT NULL,
    "pages" INTEGER NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,

    CONSTRAINT "ifu_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ifu_requests" (
    "id" SERIAL NOT NULL,
    "reference" TEXT NOT NULL,
    "kind" "ifu_request_kind" NOT NULL,
    "document_id" TEXT NOT NULL,
    "edition" "edition" NOT NULL,
    "status" "submission_status" NOT NULL DEFAULT 'new',
    "name" TEXT NOT NULL,
    "institution" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "country_code" CHAR(2),
    "address" TEXT,
    "due_on" DATE,
    "consent_version" TEXT,
    "consented_at" TIMESTAMPTZ(3),
    "request_id" UUID,
    "client_address_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ifu_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ifu_documents_product_version_language_key" ON "ifu_documents"("product", "version", "language");

-- CreateIndex
CREATE UNIQUE INDEX "ifu_requests_reference_key" ON "ifu_requests"("reference");

-- CreateIndex
CREATE INDEX "ifu_requests_created_at_idx" ON "ifu_requests"("created_at");

-- CreateIndex
CREATE INDEX "ifu_requests_email_idx" ON "ifu_requests"("email");

-- AddForeignKey
ALTER TABLE "ifu_requests" ADD CONSTRAINT "ifu_requests_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "ifu_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ifu_requests" ADD CONSTRAINT "ifu_requests_country_code_fkey" FOREIGN KEY ("country_code") REFERENCES "countries"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma cannot express.

ALTER TABLE "ifu_documents"
  ADD CONSTRAINT "ifu_documents_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "ifu_documents_size" CHECK ("pages" > 0 AND "size_bytes" > 0);

-- Whoever wants paper says where to send it, and it is due; a notice goes to the mailbox.
ALTER TABLE "ifu_requests"
  ADD CONSTRAINT "ifu_requests_printed_copy" CHECK (
    CASE "kind"
      WHEN 'printed_copy' THEN "country_code" IS NOT NULL AND "address" IS NOT NULL AND "due_on" IS NOT NULL
      ELSE "due_on" IS NULL
    END
  ),
  ADD CONSTRAINT "ifu_requests_whole_consent" CHECK (("consent_version" IS NULL) = ("consented_at" IS NULL));

CREATE VIEW "v_ifu_requests" AS
SELECT
  r."reference",
  r."created_at" AT TIME ZONE 'Asia/Shanghai' AS "submitted_at",
  r."status",
  CASE r."kind" WHEN 'printed_copy' THEN '纸质说明书' ELSE '新版通知' END AS "kind",
  r."due_on",
  CASE
    WHEN r."due_on" IS NULL OR r."status" = 'done' THEN NULL
    ELSE r."due_on" - (now() AT TIME ZONE 'Asia/Shanghai')::date
  END AS "days_left",
  coalesce(r."status" <> 'done' AND r."due_on" < (now() AT TIME ZONE 'Asia/Shanghai')::date, false) AS "overdue",
  d."product",
  d."version",
  d."language",
  r."name",
  r."institution",
  r."email",
  c."name_en" AS "country",
  r."address",
  CASE r."edition" WHEN 'zh' THEN '中文' ELSE 'English' END AS "edition",
  r."consent_version"
FROM "ifu_requests" r
JOIN "ifu_documents" d ON d."id" = r."document_id"
LEFT JOIN "countries" c ON c."code" = r."country_code"
WHERE r."status" <> 'spam'
ORDER BY r."due_on" NULLS LAST, r."created_at", r."id";

COMMENT ON VIEW "v_ifu_requests" IS '说明书申请（不含垃圾信息），最先到期的在前 / Requests about instructions for use, spam left out, the next due first';
COMMENT ON COLUMN "v_ifu_requests"."reference" IS '编号，与提交人所见一致 / Reference, as the sender was told';
COMMENT ON COLUMN "v_ifu_requests"."submitted_at" IS '提交时间（上海时间） / Time of submission, Asia/Shanghai';
COMMENT ON COLUMN "v_ifu_requests"."status" IS '处理状态：new 新建、in_progress 处理中、done 已寄出 / State of processing; done when sent';
COMMENT ON COLUMN "v_ifu_requests"."kind" IS '类型：纸质说明书、新版通知 / Printed copy, or notices of new versions';
COMMENT ON COLUMN "v_ifu_requests"."due_on" IS '最迟寄出日期（上海日期，自申请起 7 日），通知则为空 / Last day to send a printed copy, 7 days after the request; none for notices';
COMMENT ON COLUMN "v_ifu_requests"."days_left" IS '剩余天数，逾期为负，已寄出则为空 / Days left, negative when overdue, none when sent';
COMMENT ON COLUMN "v_ifu_requests"."overdue" IS '是否逾期未寄 / Whether it is overdue and not sent';
COMMENT ON COLUMN "v_ifu_requests"."product" IS '产品型号 / Product';
COMMENT ON COLUMN "v_ifu_requests"."version" IS '说明书版本 / Version of the instructions';
COMMENT ON COLUMN "v_ifu_requests"."language" IS '说明书语言 / Language of the instructions';
COMMENT ON COLUMN "v_ifu_requests"."name" IS '姓名 / Name';
COMMENT ON COLUMN "v_ifu_requests"."institution" IS '医院或机构名称 / Institution';
COMMENT ON COLUMN "v_ifu_requests"."email" IS '邮箱 / E-mail address';
COMMENT ON COLUMN "v_ifu_requests"."country" IS '国家/地区（英文，用于邮寄） / Country or region, in English as on a letter';
COMMENT ON COLUMN "v_ifu_requests"."address" IS '邮寄地址 / Postal address';
COMMENT ON COLUMN "v_ifu_requests"."edition" IS '提交时的网站语言 / Edition of the site it came from';
COMMENT ON COLUMN "v_ifu_requests"."consent_version" IS '所同意的隐私政策版本，未勾选则为空 / Version of the privacy text agreed to, if any';

CREATE OR REPLACE VIEW "v_submissions_daily" AS
SELECT "day", "kind", "product", count(*) AS "submissions"
FROM (
  SELECT ("created_at" AT TIME ZONE 'Asia/Shanghai')::date AS "day", 'licence_application' AS "kind", "product"
  FROM "licence_applications" WHERE "status" <> 'spam'
  UNION ALL
  SELECT ("created_at" AT TIME ZONE 'Asia/Shanghai')::date, "kind"::text, "product"
  FROM "inquiries" WHERE "status" <> 'spam'
  UNION ALL
  SELECT (r."created_at" AT TIME ZONE 'Asia/Shanghai')::date, 'ifu_' || r."kind"::text, d."product"
  FROM "ifu_requests" r JOIN "ifu_documents" d ON d."id" = r."document_id" WHERE r."status" <> 'spam'
) AS submissions
GROUP BY 1, 2, 3
ORDER BY 1 DESC, 2, 3;

CREATE OR REPLACE VIEW "v_notification_failures" AS
SELECT
  "id" AS "message_id",
  "reference",
  CASE "submission_kind"
    WHEN 'licence_application' THEN '许可申请'
    WHEN 'ifu_request' THEN '说明书申请'
    ELSE '咨询'
  END AS "kind",
  "channel",
  CASE "status" WHEN 'dead' THEN '已放弃' ELSE '等待重试' END AS "status",
  "attempts",
  "last_error",
  "last_attempt_at" AT TIME ZONE 'Asia/Shanghai' AS "last_attempt_at",
  CASE "status" WHEN 'pending' THEN "next_attempt_at" AT TIME ZONE 'Asia/Shanghai' END AS "next_attempt_at",
  "created_at" AT TIME ZONE 'Asia/Shanghai' AS "created_at"
FROM "outbox_messages"
WHERE "status" = 'dead' OR ("status" = 'pending' AND "last_error" IS NOT NULL)
ORDER BY "outbox_messages"."created_at" DESC, "id";

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'staff_reader') THEN
    GRANT SELECT ON "v_ifu_requests" TO "staff_reader";
  END IF;
END
$$;
