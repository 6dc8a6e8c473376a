-- Technical records are forgotten after some days: what still has them is found without a look at all rows.
CREATE INDEX "licence_applications_technical_record_idx" ON "licence_applications" ("created_at") WHERE "request_id" IS NOT NULL;
CREATE INDEX "inquiries_technical_record_idx" ON "inquiries" ("created_at") WHERE "request_id" IS NOT NULL;
CREATE INDEX "ifu_requests_technical_record_idx" ON "ifu_requests" ("created_at") WHERE "request_id" IS NOT NULL;
