-- Lists of staff go on from a place in the order of time, for all states or for one.

-- DropIndex
DROP INDEX "inquiries_created_at_idx";

-- DropIndex
DROP INDEX "ifu_requests_created_at_idx";

-- DropIndex
DROP INDEX "licence_applications_created_at_idx";

-- DropIndex
DROP INDEX "inquiries_email_idx";

-- DropIndex
DROP INDEX "ifu_requests_email_idx";

-- DropIndex
DROP INDEX "licence_applications_email_idx";

-- CreateIndex
CREATE INDEX "licence_applications_created_at_reference_idx" ON "licence_applications"("created_at", "reference");

-- CreateIndex
CREATE INDEX "licence_applications_status_created_at_reference_idx" ON "licence_applications"("status", "created_at", "reference");

-- CreateIndex
CREATE INDEX "licence_applications_serial_number_id_idx" ON "licence_applications"("serial_number_id");

-- CreateIndex
CREATE INDEX "inquiries_created_at_reference_idx" ON "inquiries"("created_at", "reference");

-- CreateIndex
CREATE INDEX "inquiries_status_created_at_reference_idx" ON "inquiries"("status", "created_at", "reference");

-- CreateIndex
CREATE INDEX "ifu_requests_created_at_reference_idx" ON "ifu_requests"("created_at", "reference");

-- CreateIndex
CREATE INDEX "ifu_requests_status_created_at_reference_idx" ON "ifu_requests"("status", "created_at", "reference");

-- What Prisma cannot express: people, as they are looked up. The expressions are those of the
-- staff's queries.
CREATE INDEX "licence_applications_lower_email_idx" ON "licence_applications"(lower("email"));
CREATE INDEX "licence_applications_telephone_digits_idx" ON "licence_applications"(ltrim(regexp_replace("telephone", '\D', '', 'g'), '0'));
CREATE INDEX "licence_applications_whole_telephone_idx" ON "licence_applications"(ltrim(regexp_replace("area_code" || "telephone", '\D', '', 'g'), '0'));
CREATE INDEX "licence_applications_institution_prefix_idx" ON "licence_applications"(lower("institution") text_pattern_ops);
CREATE INDEX "licence_applications_name_prefix_idx" ON "licence_applications"(lower("surname" || "name") text_pattern_ops);
CREATE INDEX "licence_applications_spaced_name_prefix_idx" ON "licence_applications"(lower("surname" || ' ' || "name") text_pattern_ops);
CREATE INDEX "inquiries_lower_email_idx" ON "inquiries"(lower("email"));
CREATE INDEX "inquiries_lower_contact_idx" ON "inquiries"(lower("contact"));
CREATE INDEX "inquiries_telephone_digits_idx" ON "inquiries"(ltrim(regexp_replace("telephone", '\D', '', 'g'), '0'));
CREATE INDEX "inquiries_contact_digits_idx" ON "inquiries"(ltrim(regexp_replace("contact", '\D', '', 'g'), '0'));
CREATE INDEX "inquiries_company_prefix_idx" ON "inquiries"(lower("company") text_pattern_ops);
CREATE INDEX "inquiries_name_prefix_idx" ON "inquiries"(lower("name") text_pattern_ops);
CREATE INDEX "ifu_requests_lower_email_idx" ON "ifu_requests"(lower("email"));
CREATE INDEX "ifu_requests_institution_prefix_idx" ON "ifu_requests"(lower("institution") text_pattern_ops);
CREATE INDEX "ifu_requests_name_prefix_idx" ON "ifu_requests"(lower("name") text_pattern_ops);
