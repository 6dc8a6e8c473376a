-- Telephone numbers are looked up by a key that is the same for 0571-88888888, +86 571 88888888 and
-- +86 (0)571 88888888. The expression is that of the staff's queries.
DROP INDEX "licence_applications_telephone_digits_idx";
DROP INDEX "licence_applications_whole_telephone_idx";
DROP INDEX "inquiries_telephone_digits_idx";
DROP INDEX "inquiries_contact_digits_idx";

CREATE INDEX "licence_applications_telephone_key_idx" ON "licence_applications"(regexp_replace(regexp_replace("telephone", '\(\s*0\s*\)|\D', '', 'g'), '^0*(86(?=0*[1-9]\d{9}))?0*', ''));
CREATE INDEX "licence_applications_whole_telephone_key_idx" ON "licence_applications"(regexp_replace(regexp_replace("area_code" || "telephone", '\(\s*0\s*\)|\D', '', 'g'), '^0*(86(?=0*[1-9]\d{9}))?0*', ''));
CREATE INDEX "inquiries_telephone_key_idx" ON "inquiries"(regexp_replace(regexp_replace("telephone", '\(\s*0\s*\)|\D', '', 'g'), '^0*(86(?=0*[1-9]\d{9}))?0*', ''));
CREATE INDEX "inquiries_contact_key_idx" ON "inquiries"(regexp_replace(regexp_replace("contact", '\(\s*0\s*\)|\D', '', 'g'), '^0*(86(?=0*[1-9]\d{9}))?0*', ''));
