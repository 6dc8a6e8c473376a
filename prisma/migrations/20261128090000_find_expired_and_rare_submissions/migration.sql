-- Retention looks every day for those whose last contact is longest ago.

-- CreateIndex
CREATE INDEX "licence_applications_updated_at_idx" ON "licence_applications"("updated_at");

-- CreateIndex
CREATE INDEX "inquiries_updated_at_idx" ON "inquiries"("updated_at");

-- CreateIndex
CREATE INDEX "ifu_requests_updated_at_idx" ON "ifu_requests"("updated_at");

-- Lists of a product or kind that is rare: by the index of time alone, a page of it reads all others.
-- Requests for documents are few.

-- CreateIndex
CREATE INDEX "licence_applications_product_created_at_reference_idx" ON "licence_applications"("product", "created_at", "reference");

-- CreateIndex
CREATE INDEX "inquiries_product_created_at_reference_idx" ON "inquiries"("product", "created_at", "reference");

-- CreateIndex
CREATE INDEX "inquiries_kind_created_at_reference_idx" ON "inquiries"("kind", "created_at", "reference");
