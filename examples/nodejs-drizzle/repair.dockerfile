# Sets the version back to the last migration that worked, then runs the newer ones.
FROM migrate/migrate

COPY migrations /migrations

ENTRYPOINT ["sh", "-c", "migrate -path=/migrations -database $DB_URL force 20261124175508 && migrate -path=/migrations -database $DB_URL up"]
