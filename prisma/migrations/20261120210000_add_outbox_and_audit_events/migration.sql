-- CreateEnum
CREATE TYPE "notification_channel" AS ENUM ('email', 'receipt', 'webhook', 'wecom', 'feishu');

-- CreateEnum
CREATE TYPE "notification_status" AS ENUM ('pending', 'sent', 'dead', 'dropped');

-- CreateEnum
CREATE TYPE "submission_kind" AS ENUM ('licence_application', 'inquiry');

-- CreateTable
CREATE TABLE "outbox_messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "channel" "notification_channel" NOT NULL,
    "submission_kind" "submission_kind" NOT NULL,
    "reference" TEXT NOT NULL,
    "status" "notification_status" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_attempt_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "id" BIGSERIAL NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_kind" TEXT,
    "subject_id" INTEGER,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "outbox_messages_status_next_attempt_at_idx" ON "outbox_messages"("status", "next_attempt_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_messages_reference_channel_key" ON "outbox_messages"("reference", "channel");

-- CreateIndex
CREATE INDEX "audit_events_occurred_at_idx" ON "audit_events"("occurred_at");

-- What Prisma cannot express.

ALTER TABLE "outbox_messages"
  ADD CONSTRAINT "outbox_messages_attempts" CHECK ("attempts" >= 0),
  ADD CONSTRAINT "outbox_messages_sent" CHECK (("status" = 'sent') = ("sent_at" IS NOT NULL));

ALTER TABLE "audit_events"
  ADD CONSTRAINT "audit_events_action" CHECK ("action" ~ '^[a-z]+\.[a-z]+$'),
  ADD CONSTRAINT "audit_events_whole_subject" CHECK (("subject_kind" IS NULL) = ("subject_id" IS NULL));

CREATE FUNCTION "refuse_change_of_audit_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER "audit_events_append_only"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_events"();

CREATE VIEW "v_notification_failures" AS
SELECT
  "id" AS "message_id",
  "reference",
  CASE "submission_kind" WHEN 'licence_application' THEN '许可申请' ELSE '咨询' END AS "kind",
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

COMMENT ON VIEW "v_notification_failures" IS '未送达的通知 / Notifications that failed and have not been delivered since';
COMMENT ON COLUMN "v_notification_failures"."message_id" IS '通知编号，重试时不变 / Number of the message, the same in every attempt';
COMMENT ON COLUMN "v_notification_failures"."reference" IS '所通知的提交的编号 / Reference of the submission';
COMMENT ON COLUMN "v_notification_failures"."kind" IS '提交类型 / Kind of submission';
COMMENT ON COLUMN "v_notification_failures"."channel" IS '通知方式：email 邮件、receipt 回执、webhook、wecom 企业微信、feishu 飞书 / Way of telling';
COMMENT ON COLUMN "v_notification_failures"."status" IS '状态：等待重试、已放弃 / Waiting for its next attempt, or given up';
COMMENT ON COLUMN "v_notification_failures"."attempts" IS '已尝试次数 / Attempts so far';
COMMENT ON COLUMN "v_notification_failures"."last_error" IS '最近一次失败的原因 / Kind of the last failure';
COMMENT ON COLUMN "v_notification_failures"."last_attempt_at" IS '最近一次尝试的时间（上海时间） / Time of the last attempt, Asia/Shanghai';
COMMENT ON COLUMN "v_notification_failures"."next_attempt_at" IS '下一次尝试的时间（上海时间），已放弃则为空 / Time of the next attempt, none when given up';
COMMENT ON COLUMN "v_notification_failures"."created_at" IS '产生时间（上海时间） / Time of the submission, Asia/Shanghai';

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'staff_reader') THEN
    GRANT SELECT ON "v_notification_failures" TO "staff_reader";
  END IF;
END
$$;
