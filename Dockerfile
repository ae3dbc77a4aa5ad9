# Flow in one image: its own PostgreSQL inside, data under /data. Give DATABASE_URL to use another.
FROM node:24-bookworm-slim
# What Flow hears and speaks with; without them it is silent.
RUN apt-get update && apt-get install -y --no-install-recommends pocketsphinx pocketsphinx-en-us espeak-ng flite \
  && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home flow && mkdir /data && chown flow /data
USER flow
WORKDIR /home/flow/app
COPY --chown=flow package.json package-lock.json .npmrc ./
COPY --chown=flow scripts/setup.mjs scripts/
RUN node scripts/setup.mjs
COPY --chown=flow . .
RUN node --input-type=module --eval "(await import('./scripts/web-build.mjs')).buildWeb()"
ENV FLOW_DATA=/data FLOW_HOST=0.0.0.0
VOLUME /data
EXPOSE 3000 3001 3002
CMD ["npm", "start"]
