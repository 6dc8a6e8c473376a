# Builds with everything, runs with what production needs, as a user without rights.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# Without what only builds: the prisma command, TypeScript, Vite, and what is bundled for browsers.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=peer --omit=optional

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    DATA_DIR=/data \
    HOST=0.0.0.0
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json /app/
COPY --from=dependencies /app/node_modules /app/node_modules
COPY --from=build /app/dist /app/dist
COPY --from=build /app/prisma /app/prisma
COPY --from=build /app/web/documents/published /app/web/documents/published
# "staff submissions export applications.xlsx" works in any container of the image.
RUN printf '#!/bin/sh\nexec node /app/dist/app/server/cli/staff.js "$@"\n' > /usr/local/bin/staff \
  && chmod +x /usr/local/bin/staff
USER node
# The one folder that the process may write: the embedded database, exports and backups.
WORKDIR /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=16", "/app/dist/app/server/main.js"]
