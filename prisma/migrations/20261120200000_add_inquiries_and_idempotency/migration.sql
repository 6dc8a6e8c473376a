-- CreateEnum
CREATE TYPE "inquiry_kind" AS ENUM ('cooperation', 'guidance', 'consultation');

-- CreateTable
CREATE TABLE "inquiries" (
    "id" SERIAL NOT NULL,
    "reference" TEXT NOT NULL,
    "kind" "inquiry_kind" NOT NULL,
    "edition" "edition" NOT NULL,
    "status" "submission_status" NOT NULL DEFAULT 'new',
    "name" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "product" TEXT,
    "profession" TEXT,
    "telephone" TEXT,
    "email" TEXT,
    "contact" TEXT,
    "address" TEXT,
    "content" TEXT,
    "consent_version" TEXT,
    "consented_at" TIMESTAMPTZ(3),
    "request_id" UUID,
    "client_address_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inquiries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "call_counters" (
    "key" TEXT NOT NULL,
    "hits" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "call_counters_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "inquiries_reference_key" ON "inquiries"("reference");

-- CreateIndex
CREATE INDEX "inquiries_created_at_idx" ON "inquiries"("created_at");

-- CreateIndex
CREATE INDEX "inquiries_email_idx" ON "inquiries"("email");

-- CreateIndex
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at");

-- CreateIndex
CREATE INDEX "call_counters_expires_at_idx" ON "call_counters"("expires_at");


-- AlterTable
ALTER TABLE "licence_applications" ALTER COLUMN "request_id" DROP NOT NULL,
ALTER COLUMN "client_address_hash" DROP NOT NULL;

-- What Prisma cannot express.

ALTER TABLE "inquiries"
  ADD CONSTRAINT "inquiries_reachable" CHECK (coalesce("telephone", "email", "contact") IS NOT NULL),
  ADD CONSTRAINT "inquiries_consultation" CHECK (
    CASE "kind"
      WHEN 'consultation' THEN "product" IS NOT NULL AND "profession" IS NOT NULL
      ELSE "content" IS NOT NULL AND "product" IS NULL AND "profession" IS NULL
    END
  ),
  ADD CONSTRAINT "inquiries_known_profession" CHECK ("profession" IN ('医生', '医技', '科研人员', '其他')),
  ADD CONSTRAINT "inquiries_whole_consent" CHECK (("consent_version" IS NULL) = ("consented_at" IS NULL));

ALTER TABLE "call_counters" ADD CONSTRAINT "call_counters_positive" CHECK ("hits" > 0);

CREATE VIEW "v_inquiries" AS
SELECT
  "reference",
  "created_at" AT TIME ZONE 'Asia/Shanghai' AS "submitted_at",
  "status",
  CASE "kind" WHEN 'cooperation' THEN '科研合作' WHEN 'guidance' THEN '方案咨询' ELSE '产品咨询' END AS "kind",
  CASE "edition" WHEN 'zh' THEN '中文' ELSE 'English' END AS "edition",
  "name",
  "company",
  "product",
  "profession",
  "telephone",
  "email",
  "contact",
  "address",
  "content",
  "consent_version"
FROM "inquiries"
WHERE "status" <> 'spam'
ORDER BY "created_at" DESC, "id" DESC;

COMMENT ON VIEW "v_inquiries" IS '咨询与合作（不含垃圾信息） / Inquiries, spam left out';
COMMENT ON COLUMN "v_inquiries"."reference" IS '编号，与提交人所见一致 / Reference, as the sender was told';
COMMENT ON COLUMN "v_inquiries"."submitted_at" IS '提交时间（上海时间） / Time of submission, Asia/Shanghai';
COMMENT ON COLUMN "v_inquiries"."status" IS '处理状态：new 新建、in_progress 处理中、done 已完成 / State of processing';
COMMENT ON COLUMN "v_inquiries"."kind" IS '类型：科研合作、方案咨询、产品咨询 / Kind of inquiry';
COMMENT ON COLUMN "v_inquiries"."edition" IS '提交时的网站语言 / Edition of the site it came from';
COMMENT ON COLUMN "v_inquiries"."name" IS '姓名 / Name';
COMMENT ON COLUMN "v_inquiries"."company" IS '单位 / Company or institution';
COMMENT ON COLUMN "v_inquiries"."product" IS '产品型号（仅产品咨询） / Product, of product consultations';
COMMENT ON COLUMN "v_inquiries"."profession" IS '职业（仅产品咨询） / Profession, of product consultations';
COMMENT ON COLUMN "v_inquiries"."telephone" IS '电话，按提交人所填 / Telephone, as typed';
COMMENT ON COLUMN "v_inquiries"."email" IS '邮箱 / E-mail address';
COMMENT ON COLUMN "v_inquiries"."contact" IS '联系方式，电话或邮箱（英文版） / Telephone or e-mail, English edition';
COMMENT ON COLUMN "v_inquiries"."address" IS '地址 / Address';
COMMENT ON COLUMN "v_inquiries"."content" IS '咨询内容 / What is asked';
COMMENT ON COLUMN "v_inquiries"."consent_version" IS '所同意的隐私政策版本，未勾选则为空 / Version of the privacy text agreed to, if any';

CREATE OR REPLACE VIEW "v_submissions_daily" AS
SELECT "day", "kind", "product", count(*) AS "submissions"
FROM (
  SELECT ("created_at" AT TIME ZONE 'Asia/Shanghai')::date AS "day", 'licence_application' AS "kind", "product"
  FROM "licence_applications" WHERE "status" <> 'spam'
  UNION ALL
  SELECT ("created_at" AT TIME ZONE 'Asia/Shanghai')::date, "kind"::text, "product"
  FROM "inquiries" WHERE "status" <> 'spam'
) AS submissions
GROUP BY 1, 2, 3
ORDER BY 1 DESC, 2, 3;

COMMENT ON COLUMN "v_submissions_daily"."product" IS '产品型号；科研合作与方案咨询为空 / Product; none for cooperation and guidance';

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'staff_reader') THEN
    GRANT SELECT ON "v_inquiries" TO "staff_reader";
  END IF;
END
$$;
