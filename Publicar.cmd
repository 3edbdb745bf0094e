@call "%~dp0scripts\owner\start.cmd" publicar
@pause
