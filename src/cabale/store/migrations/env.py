"""Alembic runs this file; the connection comes from `cabale.store.migrate`."""

from alembic import context

from cabale.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,
)
context.run_migrations()
